// Who is playing on this device, and which games the house has.
import * as api from './client';
import type { GameInfo, Me } from './types';

class Session {
  me = $state<Me>({ id: null, name: null });
  games = $state<GameInfo[]>([]);
  problem = $state<string | null>(null);
  ready = $state(false);
  /** The dialog that asks for a name, while someone waits for the answer. */
  asking = $state<{ answer: (named: boolean) => void } | null>(null);

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.problem = null;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
    this.ready = true;
  }

  /** Asks for a name where there is none yet; false if the person would rather not. */
  named(): Promise<boolean> {
    if (this.me.id !== null) return Promise.resolve(true);
    return this.askName();
  }

  askName(): Promise<boolean> {
    return new Promise((resolve) => {
      this.asking = {
        answer: (named) => {
          this.asking = null;
          resolve(named);
        },
      };
    });
  }

  async setName(name: string): Promise<void> {
    this.me = await api.setName(name);
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();
