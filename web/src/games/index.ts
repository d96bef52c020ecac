// The boards there are, by game.
import { plain } from './plain/screen';
import { puertoRico } from './puerto-rico/screen';
import { sanJuan } from './san-juan/screen';
import type { GameScreen } from './screen';

const screens: Record<string, GameScreen> = { 'puerto-rico': puertoRico, 'san-juan': sanJuan };

export const screenFor = (game: string): GameScreen => screens[game] ?? plain;
