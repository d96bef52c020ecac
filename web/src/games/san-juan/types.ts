// What the board of San Juan is drawn from.
import type { Good } from '../../api/san-juan';

export type * from '../../api/san-juan';

/** The goods in the order of a tile's prices. */
export const GOODS: Good[] = ['indigo', 'sugar', 'tobacco', 'coffee', 'silver'];

/** The tiles in the box. */
export const TILES = 5;
