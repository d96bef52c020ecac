// Which screen an address names.

export type Screen =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'tables' }
  | { at: 'table'; id: string; join: string | null }
  | { at: 'review'; id: string }
  | { at: 'lost' };

/** The screen of an address. */
export function screenOf(path: string, search: string): Screen {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeSafely);
  if (rest.length > 0) return { at: 'lost' };
  if (first === '') return { at: 'home' };
  if (first === 'tables' && second === '') return { at: 'tables' };
  if (first === 'new' && second !== '') return { at: 'new', game: second };
  if (first === 'review' && second !== '') return { at: 'review', id: second };
  if (first === 't' && second !== '') {
    return { at: 'table', id: second, join: new URLSearchParams(search).get('join') };
  }
  return { at: 'lost' };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
