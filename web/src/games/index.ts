// The boards there are, by game.
import { plain } from './plain/screen';
import { puertoRico } from './puerto-rico/screen';
import type { GameScreen } from './screen';

const screens: Record<string, GameScreen> = { 'puerto-rico': puertoRico };

export const screenFor = (game: string): GameScreen => screens[game] ?? plain;
