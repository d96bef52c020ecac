// Which screen the address names, without a library.

export type Screen =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'tables' }
  | { at: 'table'; id: string; join: string | null }
  | { at: 'lost' };

/** The screen of an address. */
export function screenOf(path: string, search: string): Screen {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decodeSafely);
  if (rest.length > 0) return { at: 'lost' };
  if (first === '') return { at: 'home' };
  if (first === 'tables' && second === '') return { at: 'tables' };
  if (first === 'new' && second !== '') return { at: 'new', game: second };
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

class Router {
  screen = $state<Screen>(screenOf(location.pathname, location.search));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** For `onclick` of ordinary links: they keep their address and menus, and change the screen without a reload. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  private read(): void {
    this.screen = screenOf(location.pathname, location.search);
  }
}

export const router = new Router();
