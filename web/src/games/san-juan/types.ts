// What the board of San Juan is drawn from.
import type { Good } from '../../api/san-juan';

export type * from '../../api/san-juan';

export const GOODS: Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
