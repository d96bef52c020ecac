// The tables of this person and those that wait for players, looked up again and again while a list is on the screen.
import * as api from './client';
import { session } from './session.svelte';
import type { TableSummary } from './types';

export class Lobby {
  mine = $state<TableSummary[]>([]);
  open = $state<TableSummary[]>([]);
  /** Whether the server did not answer. */
  away = $state(false);

  load = async (): Promise<void> => {
    try {
      this.open = await api.tables('open');
      if (session.me.id) this.mine = await api.tables('mine');
      this.away = false;
    } catch {
      this.away = true;
    }
  };

  /** Looks now and then while the page is seen, or the server is away; gives what ends that. */
  watch(every: number): () => void {
    void this.load();
    const timer = setInterval(() => (this.away || !document.hidden) && this.load(), every);
    return () => clearInterval(timer);
  }
}
