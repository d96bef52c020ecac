// What the board of Puerto Rico is drawn from.
export type * from '../../api/puerto-rico';
