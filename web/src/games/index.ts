// The boards there are, by game, each loaded when its first table is opened.
import type { GameScreen } from './screen';

const screens = import.meta.glob<{ screen: GameScreen }>('./*/screen.ts');

/** The screen of a game: its own, else the plain one. */
export async function screenFor(game: string): Promise<GameScreen> {
  const load = screens[`./${game}/screen.ts`] ?? screens['./plain/screen.ts'];
  return (await load!()).screen;
}
