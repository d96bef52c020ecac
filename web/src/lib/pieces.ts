// Which piece a name of a rules page means, so that it can be drawn.
import { knows, word } from './say';

export interface Named {
  kind: 'good' | 'building' | 'stuff' | 'character' | 'organisation';
  id: string;
}

const GOODS = ['corn', 'indigo', 'sugar', 'tobacco', 'coffee', 'silver'];
const PUERTO_RICO = [
  'small_indigo_plant', 'small_sugar_mill', 'small_market', 'hacienda', 'construction_hut', 'small_warehouse', 'indigo_plant', 'sugar_mill',
  'hospice', 'office', 'large_market', 'large_warehouse', 'tobacco_storage', 'coffee_roaster', 'factory', 'university', 'harbor', 'wharf',
  'guild_hall', 'residence', 'fortress', 'customs_house', 'city_hall',
];
const SAN_JUAN = [
  'indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter', 'smithy', 'gold-mine', 'archive', 'poor-house',
  'black-market', 'trading-post', 'well', 'market-stand', 'crane', 'chapel', 'tower', 'aqueduct', 'carpenter', 'prefecture', 'market-hall',
  'quarry', 'library', 'statue', 'victory-column', 'hero', 'guild-hall', 'city-hall', 'triumphal-arch', 'palace',
];

const all = (kind: Named['kind'], ids: string[]): Named[] => ids.map((id) => ({ kind, id }));

const PIECES: Record<string, Named[]> = {
  'puerto-rico': [...all('good', GOODS.slice(0, 5)), ...all('building', PUERTO_RICO)],
  'san-juan': [...all('good', GOODS.slice(1)), ...all('building', SAN_JUAN)],
  madeira: [
    ...all('stuff', ['wheat', 'sugar', 'wine', 'wood', 'bread', 'reals', 'prestige', 'pirates']),
    ...all('character', ['administrator', 'guildmaster', 'commander', 'mayor']),
  ],
  'spice-islands': all('organisation', ['green', 'blue', 'yellow', 'navy', 'pirates']),
};

/** A piece and its name in a language. */
export interface Called extends Named {
  name: string;
}

const called = new Map<string, Called[]>();

/** The pieces of a game that are drawn, by their names in a language. */
export function piecesOf(game: string, lang: string): Called[] {
  const key = `${game}/${lang}`;
  const name = ({ kind, id }: Named) => word([`${kind}-${id}`, `company-${id}`].find((one) => knows(one, lang, game)) ?? id, lang, game);
  const all = called.get(key) ?? (PIECES[game] ?? []).map((piece) => ({ ...piece, name: name(piece) }));
  called.set(key, all);
  return all;
}

/** The piece of this name in a language, if it is drawn. */
export function pieceOf(game: string, name: string, lang: string): Called | null {
  const wanted = name.toLowerCase();
  return piecesOf(game, lang).find((piece) => piece.name.toLowerCase() === wanted) ?? null;
}

/** The good that a building makes, by its name. */
export const goodOf = (building: string): string | null => GOODS.find((good) => building.includes(good)) ?? null;
