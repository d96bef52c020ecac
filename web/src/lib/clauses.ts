// Clauses in words: where a sentence names one, and which address it has.

/** A piece of a sentence; one that names a clause says which. */
export interface Piece {
  text: string;
  clause?: string;
}

const CLAUSE = /\b[A-Z]{2,4}-(?:[a-z]+(?:-\d+)?|[A-Z]?\d+)\b/g;

/** A sentence in pieces, the clauses that it names apart. */
export function pieces(words: string): Piece[] {
  const all: Piece[] = [];
  let from = 0;
  for (const { 0: clause, index } of words.matchAll(CLAUSE)) {
    if (index > from) all.push({ text: words.slice(from, index) });
    all.push({ text: clause, clause });
    from = index + clause.length;
  }
  if (from < words.length || all.length === 0) all.push({ text: words.slice(from) });
  return all;
}

/** The clauses that words name. */
export const clausesIn = (words: string): string[] => words.match(CLAUSE) ?? [];

/** Where a clause stands. */
export const addressOf = (game: string, clause: string): string => `/rules/${game}#${clause}`;

const plain = (words: string): string => words.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();

/** Whether words hold everything that is looked for, in any order, whatever its accents. */
export function holds(words: string, wanted: string): boolean {
  const text = plain(words);
  return plain(wanted).split(/\s+/).filter(Boolean).every((part) => text.includes(part));
}
