// The screen that the address names, without a library.
import { screenOf, type Screen } from './address';

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
    // A place of the same page is the browser's own business.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  private read(): void {
    this.screen = screenOf(location.pathname, location.search);
  }
}

export const router = new Router();
