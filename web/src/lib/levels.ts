import { t } from './lang.svelte';
import type { GameInfo, Level } from './types';

/** A level as people choose it, with its rating where one was measured. */
export function rated(game: GameInfo | undefined, level: Level): string {
  const name = t(`level-${level}`);
  const rating = game?.ratings[game.levels.indexOf(level)];
  return rating == null ? name : t('level-rated', { level: name, rating: String(rating) });
}
