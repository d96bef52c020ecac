// Which screen an address names.

export type Screen =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'tables' }
  | { at: 'table'; id: string; join: string | null; lesson: string | null }
  | { at: 'learn'; game: string }
  | { at: 'rules'; game: string }
  | { at: 'replay'; id: string | null; moment: number; eyes: string | null }
  | { at: 'history' }
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
  if (first === 'rules' && second !== '') return { at: 'rules', game: second };
  if (first === 'history' && second === '') return { at: 'history' };
  if (first === 'learn' && second !== '') return { at: 'learn', game: second };
  if (first === 'replay') {
    const asked = new URLSearchParams(search);
    return { at: 'replay', id: second || null, moment: Number(asked.get('at')) || 0, eyes: asked.get('eyes') };
  }
  if (first === 't' && second !== '') {
    const asked = new URLSearchParams(search);
    return { at: 'table', id: second, join: asked.get('join'), lesson: asked.get('lesson') };
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
