// The cards of San Juan in canonical order, by their names in text keys, and what can be read off a card.

export const ORDER = [
  'indigo-plant', 'sugar-mill', 'tobacco-storage', 'coffee-roaster', 'silver-smelter',
  'smithy', 'gold-mine', 'archive', 'poor-house', 'black-market', 'trading-post', 'well', 'market-stand', 'crane',
  'chapel', 'tower', 'aqueduct', 'carpenter', 'prefecture', 'market-hall', 'quarry', 'library',
  'statue', 'victory-column', 'hero', 'guild-hall', 'city-hall', 'triumphal-arch', 'palace',
];

/** The name of a card in text keys, from its name in the notation or in the view. */
export const keyOf = (name: string) => name.replaceAll(/[ _]/g, '-');

/** The name of a card in the notation, from its name in text keys. */
export const nameOf = (key: string) => key.replaceAll('-', ' ');

const MADE: Record<string, string> = {
  'indigo-plant': 'indigo',
  'sugar-mill': 'sugar',
  'tobacco-storage': 'tobacco',
  'coffee-roaster': 'coffee',
  'silver-smelter': 'silver',
};

/** The good that a plant makes. */
export const makes = (key: string): string | null => MADE[key] ?? null;
