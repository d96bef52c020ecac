// The drawings of Madeira's tiles, as SVG on a grid of 24: filled shapes, and lines 2 wide.

export interface Drawing {
  fill?: string;
  line?: string;
}

const coin = 'M12 4a8 8 0 1 0 .01 0z';
const crown = 'M2.500 7.500 7.500 11 12 4l4.500 7 5-3.500L19.500 18h-15zM4.500 19.500h15v2h-15z';
const sails = 'M12 10 5 3M12 10l7-7M12 10 6 17M12 10l6 7';

export const drawings: Record<string, Drawing> = {
  // Guild favours.
  monk: { fill: 'M12 2c3.500 0 6 3 6 7v13H6V9c0-4 2.500-7 6-7zm0 3.500A3.500 3.500 0 0 0 8.500 9c0 2 1.500 3.800 3.500 3.800S15.500 11 15.500 9A3.500 3.500 0 0 0 12 5.500z', line: 'M12 15v7' },
  miller: { fill: 'M9 12h6l2 10H7z', line: sails },
  bishop: { fill: 'M12 1c4 3 6 6 6 9l-1 5H7l-1-5c0-3 2-6 6-9zM6 17h12v5H6z' },
  patron: { fill: 'M2 15c0-5 4.500-8 10-8s10 3 10 8c0 3-1.500 5-4 5H6c-2.500 0-4-2-4-5z' },
  lord: { fill: 'M3 6l4 4 5-7 5 7 4-4-2 11H5zM5 19h14v3H5z' },
  diplomat: { fill: 'M8 3.500a3 3 0 1 0 .01 0zM16 3.500a3 3 0 1 0 .01 0z', line: 'M3 20v-4c0-3 2-5 5-5l4 4 4-4c3 0 5 2 5 5v4' },
  treasurer: { fill: 'M3 10h18v11H3z', line: 'M3 10c0-4 3-6 9-6s9 2 9 6M12 13v4' },
  navigator: { fill: 'M12 2l3 7.500L22 12l-7 2.500L12 22l-3-7.500L2 12l7-2.500z' },
  engineer: { line: 'M5 21 12 4l7 17M8 14h8', fill: 'M12 2a2.500 2.500 0 1 0 .01 0z' },
  policeman: { fill: 'M12 2l9 3c0 9-3 14-9 17-6-3-9-8-9-17z' },
  lady: { fill: 'M12 2a4 4 0 1 0 .01 0zM12 11l8 11H4z' },
  explorer: { line: 'M3 19 14 8M14 8l2 2M10 12l3 3', fill: 'M13 5l4-3 5 5-3 4zM3 17h6l-2 5z' },
  // King's rewards.
  island: { fill: 'M2 19c3-6 6-8 10-8s7 2 10 8z', line: 'M13 11c0-4 1-6 3-8M16 3c-3-1-5 0-6 2M16 3c3-1 5 1 5 3' },
  guild: { fill: 'M4 2h16v9c0 6-3 9-8 11-5-2-8-5-8-11z' },
  city: { fill: 'M2 22V11l5-4 5 4v-1l5-6 5 6v12h-7v-5h-3v5z' },
  watch: { fill: 'M6 2h3v3h2V2h2v3h2V2h3v6l-2 2v12H8V10L6 8z' },
  medal: { fill: 'M12 9a6.500 6.500 0 1 0 .01 0z', line: 'M7 2l4 7M17 2l-4 7' },
  loot: { fill: 'M8 7h8c4 4 6 7 6 10 0 4-3 5-10 5S2 21 2 17c0-3 2-6 6-10zM8 2h8l-2 4h-4z' },
  windmill: { fill: 'M9 11h6l2 11H7z', line: sails },
  royal_support: { fill: crown },
  // Crown requests.
  trade_routes: { fill: 'M2 15h16l-2.500 6h-11zM10 3c5 1 7 5 7 10h-7zM8.500 5v8H3c1-3 3-6 5.500-8zM20 5a3 3 0 1 0 .01 0z' },
  expeditions: { line: coin, fill: 'M12 6.500l2 4.500 4.500 1-4.500 2-2 4.500-2-4.500-4.500-2 4.500-1z' },
  guild_influence: { fill: 'M2 3h9v6c0 4-2 6-4.500 7C4 15 2 13 2 9zM13 8h9v6c0 4-2 6-4.500 7-2.500-1-4.500-3-4.500-7z' },
  urbanization: { fill: 'M1.500 22v-9l4.500-4 4.500 4v9zM12 22V8l5-5 5.500 5v14z' },
  prosperity: { fill: 'M5 12a3 2 0 0 0 0 0zM3 13h8v3H3zM3 17h8v3H3zM13 9h8v3h-8zM13 13h8v3h-8zM13 17h8v3h-8zM9 3l3 2.500L15 3l-1 5h-4z' },
  // What passing and buildings do.
  ship: { fill: 'M2 16h20c-.6 4-3 6-6 6H8c-3 0-5.400-2-6-6zM11 2v12H4c1.500-5 4-9 7-12zM13 4c4 2 6 6 7 10h-7z' },
  colony: { fill: 'M1 20c4-5 7-7 11-7s7 2 11 7z', line: 'M13 13V5M13 5c-4-2-7 0-8 3M13 5c4-2 7 0 8 3' },
  turn: { line: 'M4 12a8 8 0 0 1 14-5M20 12a8 8 0 0 1-14 5M18 2v5h-5M6 22v-5h5' },
  crown: { fill: crown },
  convert: { line: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4' },
  sickle: { line: 'M5 21l5-6M10 15c-5-6-1-13 8-13-5 2-7 8-3 12' },
};
