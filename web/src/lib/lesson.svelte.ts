// A lesson under way: which of its cards have had their moment, and which is being read.
import type { Play } from './play.svelte';
import type { Lesson, LessonCard, LessonMoment, Told } from './types';

/** What a moment of a card is measured by. */
export interface Now {
  /** What the one who learns is asked, if it is their turn. */
  asked: string | null;
  told: Told[];
  /** Rounds since the lesson began. */
  rounds: number;
  over: boolean;
}

/** Whether the moment of a card has come. */
export function isDue(when: LessonMoment, now: Now): boolean {
  if (when === 'start') return true;
  // A question may be put in several ways, `start` also as `start-pass`.
  if ('asked' in when) return now.asked === when.asked || now.asked?.startsWith(`${when.asked}-`) === true;
  if ('told' in when) return now.told.some((told) => told.kind === when.told);
  return 'end' in when ? now.over || now.rounds >= when.end : now.rounds >= when.round;
}

export const isLast = (card: LessonCard): boolean => typeof card.when === 'object' && 'end' in card.when;

export class Learning {
  readonly lesson: Lesson;
  /** The cards whose moment has come, in that order. */
  due = $state.raw<LessonCard[]>([]);
  /** Which of them is read. */
  at = $state(0);
  left = $state(false);
  readonly card: LessonCard | null = $derived(this.due[this.at] ?? null);
  readonly more: boolean = $derived(this.at < this.due.length - 1);
  readonly done: boolean = $derived(this.card !== null && isLast(this.card));
  readonly #play: Play;
  /** The card that was there when its reader last had to choose. */
  #read = -1;

  constructor(lesson: Lesson, play: Play) {
    this.lesson = lesson;
    this.#play = play;
  }

  /** Looks whether the moment of further cards has come; whoever has chosen with the last one in view is shown the next at once. */
  look(): void {
    const { state, yours, sitting } = this.#play;
    const prompt = 'key' in state.prompt ? state.prompt.key.id.replace('prompt-', '') : null;
    const now: Now = {
      asked: yours ? prompt : null,
      told: sitting.log.filter((told) => told.ply <= state.ply),
      rounds: state.round - this.lesson.round,
      over: state.status === 'over',
    };
    const fresh = this.lesson.cards.filter((card) => !this.due.includes(card) && isDue(card.when, now));
    const waited = !this.more && this.#read === this.at;
    this.due = [...this.due, ...fresh];
    if (fresh.length > 0 && waited) this.at++;
    if (yours) this.#read = this.at;
  }

  /** To another card that has had its moment. */
  turn(by: 1 | -1): void {
    this.at = Math.min(Math.max(0, this.at + by), this.due.length - 1);
  }
}

const key = (game: string) => `emporio.learnt.${game}`;

/** Whether someone has learnt a game on this device, or said that they know it. */
export function hasLearnt(game: string): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return true;
  }
}

export function noteLearnt(game: string): void {
  try {
    localStorage.setItem(key(game), 'yes');
  } catch {
    // Then it is offered again.
  }
}
