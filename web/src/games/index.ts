// The boards there are, by game.
import type { GameScreen } from './screen';
import { plain } from './plain/screen';

const screens: Record<string, GameScreen> = {};

export const screenFor = (game: string): GameScreen => screens[game] ?? plain;
