// What the board of San Juan is drawn from.
export type * from '../../api/san-juan';
