// What a player holds in amounts, in the order in which the board shows it.
import type { PlayerView, View } from './types';

export interface Store {
  kind: string;
  /** None where the viewer may not know. */
  n: number | null;
}

/** Points, money, goods, wood and bread, and the pirates as far as they are known. */
export function stores(player: PlayerView): Store[] {
  const [wheat, sugar, wine] = player.goods;
  return [
    { kind: 'prestige', n: player.prestige },
    { kind: 'reals', n: player.reals },
    { kind: 'wheat', n: wheat },
    { kind: 'sugar', n: sugar },
    { kind: 'wine', n: wine },
    { kind: 'wood', n: player.wood },
    { kind: 'bread', n: player.bread },
    { kind: 'pirates', n: player.pirates ?? (player.has_pirates ? null : 0) },
  ];
}

/** Whether what is missing for phase D is alarming: in phase A a whole round lies before it. */
export const presses = (view: View) => ['characters', 'buildings', 'maintenance'].includes(view.phase);
