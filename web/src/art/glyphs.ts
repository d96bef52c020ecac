// The drawings of roles and things, as SVG on a grid of 24: filled shapes and strokes of one colour.

export interface Glyph {
  /** Shapes that are filled. */
  fill?: string[];
  /** Lines, 2 wide. */
  line?: string[];
}

const cog = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  const at = (r: number) => `${(12 + r * Math.cos(a)).toFixed(2)} ${(12 + r * Math.sin(a)).toFixed(2)}`;
  return `M${at(6.5)}L${at(10)}`;
}).join('');

const ring = (r: number) => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const spokes = Array.from({ length: 8 }, (_, i) => {
  const a = (i * Math.PI) / 4;
  const at = (r: number) => `${(12 + r * Math.cos(a)).toFixed(2)} ${(12 + r * Math.sin(a)).toFixed(2)}`;
  return `M${at(2)}L${at(11)}`;
}).join('');

export const glyphs: Record<string, Glyph> = {
  settler: {
    fill: ['M12 13C12 8.500 8.500 5 3 5c0 5.500 3.500 8.500 9 8z', 'M12 10.500C12 6 15 3 21 2.500c0 5.500-3.500 8.500-9 8z'],
    line: ['M12 22V10', 'M6 22h12'],
  },
  mayor: {
    fill: [
      'M8 4.500a3.200 3.200 0 1 0 .01 0z',
      'M1.500 20.500c0-5 2.800-8 6.500-8s6.500 3 6.500 8z',
      'M17 6.500a2.700 2.700 0 1 0 .01 0z',
      'M16.500 20.500c0-3-.6-5.300-1.700-7 4-.9 7.700 1.600 7.700 7z',
    ],
  },
  builder: {
    fill: ['M11.500 2.500 21.500 9l-2.300 3.500-3.300-2.100-7.500 11.500-3.500-2.300L12.400 8.100 9.300 6z'],
  },
  craftsman: { line: [ring(5.5), cog], fill: [ring(2)] },
  producer: { line: [ring(5.5), cog], fill: [ring(2)] },
  trader: {
    line: ['M12 3v17', 'M7 21h10', 'M4 6.500h16', 'M5 6.500 2 14M5 6.500 8 14', 'M19 6.500 16 14M19 6.500 22 14'],
    fill: ['M1.500 14h7a3.500 3.500 0 0 1-7 0z', 'M15.500 14h7a3.500 3.500 0 0 1-7 0z'],
  },
  captain: { line: [ring(6.5), spokes], fill: [ring(2.4)] },
  prospector: {
    fill: ['M2 9.500C8 2.500 16 2.500 22 9.500 16 6.700 8 6.700 2 9.500z'],
    line: ['M12 5v17'],
  },
  councillor: {
    fill: ['M16.500 14.500a3.500 3.500 0 1 0 .01 0z', 'M14.500 20l-1 3.500 3-1.200 3 1.200-1-3.500z'],
    line: ['M5 3h10l4 4v5', 'M5 3v18h6', 'M8.500 8.500h6M8.500 12.500h5M8.500 16.500h2.500'],
  },
  governor: { fill: ['M2.500 7.500 7.500 11 12 4l4.500 7 5-3.500L19.500 18h-15z', 'M4.500 19.500h15v2h-15z'] },
  anchor: {
    line: ['M12 7v14', 'M7 11h10', 'M3.500 14c1 4.500 4.500 7 8.500 7s7.500-2.500 8.500-7', 'M12 2.500a2.200 2.200 0 1 0 .01 0z'],
  },
  log: { line: ['M5 3h14v18H5z', 'M8.500 8h7M8.500 12h7M8.500 16h4'] },
  chat: { line: ['M3 4.500h18v12H11l-5 4.500v-4.500H3z'] },
  score: { fill: ['M12 2l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.200l-6.100 3.400 1.400-6.800L2.200 9.100l6.900-.8z'] },
  skip: { fill: ['M3 5l8 7-8 7z', 'M11 5l8 7-8 7z', 'M19 5h2.500v14H19z'] },
  gear: { line: [ring(5.5), cog], fill: [ring(2)] },
  bell: { fill: ['M12 2a2 2 0 0 0-2 2C6.500 5 5 8 5 12v4l-2 3h18l-2-3v-4c0-4-1.500-7-5-8a2 2 0 0 0-2-2z', 'M9.500 20a2.500 2.500 0 0 0 5 0z'] },
  undo: { line: ['M9 5 4 10l5 5', 'M4 10h9a6.500 6.500 0 0 1 0 13h-2'] },
  check: { line: ['M4 12.500 9.500 18 20 6.500'] },
  cross: { line: ['M5 5l14 14M19 5 5 19'] },
  more: { fill: ['M5 10a2 2 0 1 0 .01 0z', 'M12 10a2 2 0 1 0 .01 0z', 'M19 10a2 2 0 1 0 .01 0z'] },
  link: { line: ['M10 14a4 4 0 0 0 6 0l3.500-3.500a4.200 4.200 0 0 0-6-6L12 6', 'M14 10a4 4 0 0 0-6 0l-3.500 3.500a4.200 4.200 0 0 0 6 6L12 18'] },
  robot: {
    line: ['M4.500 8.500h15v11h-15z', 'M12 8.500V4', 'M9 16h6', 'M2 12v4M22 12v4'],
    fill: ['M9 11a1.500 1.500 0 1 0 .01 0z', 'M15 11a1.500 1.500 0 1 0 .01 0z', 'M12 2a1.500 1.500 0 1 0 .01 0z'],
  },
  person: { fill: ['M12 3a4.200 4.200 0 1 0 .01 0z', 'M4 21.500c0-6 3.200-9.500 8-9.500s8 3.500 8 9.500z'] },
  chair: { line: ['M7 3v11h10V3', 'M7 14v7M17 14v7', 'M7 8h10'] },
  download: { line: ['M12 3v12', 'M7 10.500l5 5 5-5', 'M4 20.500h16'] },
  eye: { line: ['M1.500 12C5 6.500 8.500 4.500 12 4.500s7 2 10.500 7.500c-3.500 5.500-7 7.500-10.500 7.500S5 17.500 1.500 12z'], fill: [ring(3)] },
  graph: { line: ['M3 3v18h18', 'M6.500 16l4.500-6 4 3.500 5-8'] },
  hand: { line: ['M4 7.500 11 5l5 14-7 2.500z', 'M12 5.500 19 4l3 13-5.500 1.500'] },
  deck: { line: ['M6 3h13v16H6z', 'M4 6v15.500h12'] },
  house: { fill: ['M12 2.500 1.500 12H5v9.500h5.500v-6h3v6H19V12h3.500z'] },
  // The buildings of Puerto Rico that San Juan has not.
  hacienda: { fill: ['M2 12 12 5l10 7v2H2z', 'M4 15h16v6h-5v-4h-6v4H4z'] },
  warehouse: { fill: ['M3 13h8v8H3z', 'M13 13h8v8h-8z', 'M8 3h8v8H8z'] },
  factory: { fill: ['M3 21V10l6 4v-4l6 4V3h4l2 18z'] },
  // The buildings of San Juan.
  smithy: { fill: ['M3 8h13c0 3 2 4 5 4-1 3-4 4-7 4v2h3v3H6v-3h3v-2c-4-1-6-4-6-8z'] },
  'gold-mine': { fill: ['M2 21 12 4l10 17h-6v-5a4 4 0 0 0-8 0v5z'] },
  archive: { line: ['M4 3h16v18H4z', 'M4 9h16M4 15h16', 'M10 6h4M10 12h4M10 18h4'] },
  'poor-house': { fill: ['M3 12h18c0 5-4 8-9 8s-9-3-9-8z'], line: ['M8 9c0-2 2-2 2-4.500M13 9c0-2 2-2 2-4.500'] },
  'black-market': { fill: ['M15 3a9 9 0 1 0 6 13A7.500 7.500 0 0 1 15 3z'] },
  'trading-post': { fill: ['M4 4h12l4 3-4 3H4z', 'M20 12H9l-4 3 4 3h11z'], line: ['M12 3v19'] },
  well: { fill: ['M3 9 12 3l9 6z', 'M5 14h14v7H5z'], line: ['M6 9v6M18 9v6M12 9v3'] },
  'market-stand': { fill: ['M3 4h18l1 6H2z'], line: ['M5 10v11M19 10v11M5 15h14'] },
  crane: { fill: ['M15.500 14h5v4h-5z'], line: ['M6 22V4l14 4M6 9l8-2.600M18 8v6', 'M3 22h8'] },
  chapel: { fill: ['M11 2h2v3h3v2h-3v3l6 5v7h-5v-4a2 2 0 0 0-4 0v4H5v-7l6-5V7H8V5h3z'] },
  tower: { fill: ['M6 2h3v3h2V2h2v3h2V2h3v6l-2 2v12H8V10L6 8z'] },
  aqueduct: { fill: ['M2 5h20v4H2z'], line: ['M4 9v12M12 9v12M20 9v12', 'M4 15a4 4 0 0 1 8 0M12 15a4 4 0 0 1 8 0'] },
  carpenter: { fill: ['M2 8h14l6-2v8l-6-1-1.500 3-1.500-3-1.500 3-1.500-3-1.500 3-1.500-3-1.500 3L4 13H2z'] },
  prefecture: { fill: ['M12 2 22 8H2z', 'M2 19h20v3H2z'], line: ['M5 10v7M10 10v7M14 10v7M19 10v7'] },
  'market-hall': { fill: ['M2 10C4 5 8 3 12 3s8 2 10 7z'], line: ['M4 10v11M20 10v11M9 21v-6h6v6M2 21h20'] },
  quarry: { fill: ['M2 20l4-9 4 3 4-9 8 15z'] },
  library: { fill: ['M3.500 4h4v16h-4z', 'M8.500 4h4v16h-4z', 'M13.800 5l4-1 3.700 15-4 1z'] },
  statue: { fill: ['M12 2a2.500 2.500 0 1 0 .01 0z', 'M9 8h6l1 8H8z', 'M6 17h12v5H6z'] },
  'victory-column': { fill: ['M9 7h6v10H9z', 'M7 3h10v3H7z', 'M5 18h14v4H5z'] },
  hero: { fill: ['M4 4c3 0 6-1 8-2 2 1 5 2 8 2 0 9-2 14-8 18C6 18 4 13 4 4z'] },
  'guild-hall': { fill: ['M3 10 12 3l9 7v11h-6v-6H9v6H3z'] },
  'city-hall': { fill: ['M11 2h6l-2 2 2 2h-4v2l7 4v10h-5v-5H9v5H4V12l7-4z'] },
  'triumphal-arch': { fill: ['M2 4h20v4H2z', 'M3 9h18v13h-5v-7a4 4 0 0 0-8 0v7H3z'] },
  palace: { fill: ['M3 7l2 3.500L8 6l4 4 4-4 3 4.500L21 7v6H3z', 'M3 14h18v8h-6v-5H9v5H3z'] },
};
