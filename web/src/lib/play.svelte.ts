// A table being played at: what is in hand, what is being picked, and what the boards are given of it.
import { tick, untrack } from 'svelte';
import type { GameScreen } from '../games/screen';
import * as api from './client';
import { Basket } from './basket.svelte';
import type { Hinted, TableContext } from './context';
import { lang, t } from './lang.svelte';
import { knows, say, word } from './say';
import { settings } from './settings.svelte';
import type { Sitting } from './sitting.svelte';
import { left, light, plain, sameMove, settled, touched } from './touch';
import { withoutOwn } from './told';
import { actor, isYours, namesOf } from './turn';
import type { Advice, Choice, TableState, Told } from './types';

/** What was touched, or chosen from the list, at one moment of the game; at another it is forgotten. */
interface Hand {
  moment: string;
  held: string[];
  choice: Choice | null;
}

export class Play {
  readonly sitting: Sitting;
  readonly screen: GameScreen;
  #hand = $state.raw<Hand | null>(null);
  #nth = $state<number | null>(null);

  readonly state: TableState = $derived.by(() => this.sitting.pace.shown!);
  readonly moment = $derived(`${this.state.undos}/${this.state.ply}`);
  readonly yours = $derived.by(() => isYours(this.state) && this.sitting.pace.waiting === 0);
  readonly names = $derived(namesOf(this.state.seats, t('open-seat')));
  readonly choices: Choice[] = $derived(this.yours ? this.state.choices : []);
  readonly basket: Basket | null = $derived.by(() => this.#basketFor(`${this.moment}/${this.state.you}/${this.yours}`));
  readonly held: string[] = $derived(this.#hand?.moment === this.moment ? this.#hand.held : []);
  readonly left: Choice[] = $derived(this.#plain(left(this.choices, this.held)));
  /** The choices as they are listed: of those that come to the same, the first. */
  readonly listed: Choice[] = $derived(this.#plain(this.choices));
  /** Whether the question has one answer only: asked all the same, so that nobody learns more than they should. */
  readonly forced: boolean = $derived(this.choices.length === 1 && this.basket === null);
  /** The one choice that waits to be confirmed. */
  readonly single: Choice | null = $derived.by(() => {
    if (this.forced) return this.choices[0]!;
    if (this.#hand?.moment === this.moment && this.#hand.choice) return this.#hand.choice;
    return this.held.length > 0 && this.left.length === 1 ? this.left[0]! : null;
  });
  readonly #light = $derived.by(() => {
    if (this.basket) return { lit: this.#pickable(this.basket), reach: new Set<string>() };
    return light(this.choices, this.held);
  });
  readonly #picked = $derived.by(() => {
    const places = this.#hand?.choice && this.#hand.moment === this.moment ? this.#hand.choice.at : this.held;
    return new Set(this.inHand === null ? places : [this.inHand, ...places]);
  });
  /** The place of the piece that the choice before picked up. */
  readonly inHand: string | null = $derived.by(() => {
    const free = this.yours && this.state.undo.free_to_ply !== null;
    return free ? (this.screen.inHand?.(this.state) ?? null) : null;
  });
  /** What was told and shown since the viewer's last choice. */
  readonly since: Told[] = $derived.by(() => this.sitting.log.filter((told) => told.ply > this.sitting.seenPly && told.ply <= this.state.ply));
  /** The same without the choice itself. */
  readonly after: Told[] = $derived.by(() => withoutOwn(this.since, this.state.you, this.sitting.ownPly));
  readonly #marks = $derived.by(() => {
    const marks = new Map<string, number>();
    for (const told of this.sitting.log) {
      if (told.ply <= this.sitting.seenPly || told.ply > this.state.ply || told.by === null || told.by === this.state.you) continue;
      for (const place of told.at) marks.set(place, told.by);
    }
    return marks;
  });
  /** What was advised, and at which moment: at another it is forgotten. */
  #hint = $state.raw<{ moment: string; advice: Advice[] } | null>(null);
  #asking = $state('');
  #refused = $state.raw<{ moment: string; words: string } | null>(null);
  /** Puts the advice away. */
  closeHint(): void {
    this.#hint = null;
  }
  readonly hint: Advice[] | null = $derived(this.#hint?.moment === this.moment && this.yours ? this.#hint.advice : null);
  readonly hinting = $derived(this.#asking === this.moment);
  readonly hintProblem: string | null = $derived(this.#refused?.moment === this.moment ? this.#refused.words : null);
  readonly mayHint = $derived(this.yours && this.state.hints && this.choices.length > 1);
  readonly #hinted = $derived.by(() => {
    const places = new Map<string, Hinted>();
    for (const advice of this.hint ?? []) {
      const chance = t('percent', { n: Math.round(100 * advice.chance) });
      const lines = [t('hint-here', { chance }), ...advice.reasons.map((reason) => this.context.say(reason))];
      for (const place of advice.at) if (!places.has(place)) places.set(place, { chance, lines });
    }
    return places;
  });
  readonly context: TableContext;

  constructor(sitting: Sitting, screen: GameScreen) {
    this.sitting = sitting;
    this.screen = screen;
    this.context = this.#context();
  }

  /** What whoever waits reads of the one who acts, never the question put to them. */
  readonly doing: string | null = $derived.by(() => {
    const who = actor(this.state.turn);
    if (who === null || this.yours || this.state.status !== 'playing') return null;
    const name = this.names[who] ?? '';
    const asked = 'key' in this.state.prompt ? this.state.prompt.key.id.replace('prompt-', 'screen-doing-') : '';
    return knows(asked, lang.now, this.state.game) ? word(asked, lang.now, this.state.game, { name }) : t('thinking', { name });
  });

  /** What the viewer is asked; where several things are picked at once, not the question of a single step. */
  readonly asked: string = $derived.by(() => {
    const { prompt, game } = this.state;
    const whole = 'key' in prompt ? prompt.key.id.replace('prompt-', 'screen-asks-') : '';
    if (!this.basket || !('key' in prompt) || !knows(whole, lang.now, game)) return this.context.say(prompt);
    return this.context.say({ key: { ...prompt.key, id: whole } });
  });

  touch(place: string, nth?: number): void {
    if (this.sitting.busy || !this.yours) return;
    if (this.basket) return this.basket.touch(place, nth);
    this.#nth = nth ?? null;
    const again = this.held.at(-1) === place;
    if (again && this.single && settled(this.choices, this.held)) return this.send(this.single);
    if (place === this.inHand) return void this.sitting.undo();
    const held = touched(this.choices, this.held, place);
    const open = this.#plain(left(this.choices, held));
    const asked = open.length === 1 && this.screen.asks?.(open[0]!, this.context) === true;
    const done = open.length === 1 && !asked && settled(this.choices, held) && held.length > 1;
    const direct = this.forced || this.inHand !== null || (open.length === 1 && this.#lifts(open[0]!));
    if (open.length === 1 && held.length > 0 && (done || direct || !settings.confirm)) return this.send(open[0]!);
    this.#hand = { moment: this.moment, held, choice: null };
  }

  /** Makes a choice of the list. */
  choose(choice: Choice): void {
    if (this.sitting.busy) return;
    this.#nth = null;
    if (!settings.confirm || this.single?.action === choice.action) this.send(choice);
    else {
      this.#hand = { moment: this.moment, held: [], choice };
      // The list gives way to what was chosen from it, and the keyboard goes along.
      void tick().then(() => document.querySelector<HTMLElement>('#helm [data-confirm]')?.focus({ preventScroll: true }));
    }
  }

  drop(): void {
    this.#hand = null;
  }

  /** Whether a choice only picks a piece up; one that then goes to its only goal is a whole move. */
  #lifts(choice: Choice): boolean {
    return this.screen.lifts?.(choice) === true && choice.then === undefined;
  }

  /** Whether something is in hand or picked that can be put back. */
  readonly handful: boolean = $derived.by(() => {
    if (this.basket) return this.basket.changed;
    return this.held.length > 0 || (this.single !== null && !this.forced) || this.inHand !== null;
  });

  /** Puts back what is in hand: what was touched or picked, else the piece that the choice before picked up. */
  putBack(): void {
    const own = this.held.length > 0 || (this.#hand !== null && this.#hand.moment === this.moment);
    if (this.basket?.changed) this.basket.reset();
    else if (own || this.inHand === null) this.drop();
    else if (!this.sitting.busy) void this.sitting.undo();
  }

  /** Sends what waits to be confirmed. */
  confirm(): void {
    if (this.sitting.busy) return;
    if (this.basket) this.sendWish();
    else if (this.single) this.send(this.single);
  }

  /** Whether a second press on a picked place confirms: the choice is whole, and no more can be picked there. */
  #whole(place: string, nth?: number): boolean {
    if (this.sitting.busy || !this.yours) return false;
    if (!this.basket) return this.single !== null && this.#picked.has(place);
    return this.basket.ready && this.basket.has(place, nth) && (nth !== undefined || !this.basket.takesMore(place));
  }

  send(choice: Choice): void {
    this.#sending();
    void this.sitting.play([choice.action]);
  }

  /** Sends what was picked freely. */
  sendWish(): void {
    if (!this.basket?.ready) return;
    const wish = this.basket.wish();
    this.#sending();
    void this.sitting.wish(wish);
  }

  /** Keeps the keyboard at the helm, since what was pressed is about to go. */
  #sending(): void {
    this.#hand = null;
    document.getElementById('helm')?.focus({ preventScroll: true });
  }

  /** A fresh basket for each question, filled as the game's screen says. */
  #basketFor(_moment: string): Basket | null {
    return untrack(() => {
      const { pick } = this.state;
      if (!pick || !this.yours) return null;
      // Where all there is has to be picked, it is.
      const all = pick.items.reduce((sum, item) => sum + item.times, 0) <= pick.least;
      return new Basket(pick, (item) => (all ? item.times : (this.screen.start?.(item, this.context) ?? 0)));
    });
  }

  /** The same move paid otherwise. */
  otherwise(choice: Choice): Choice[] {
    return this.choices.filter((other) => other.action !== choice.action && sameMove(choice, other));
  }

  /** A choice in words; among others that are the same move, with what pays for it. */
  words(choice: Choice, among: Choice[]): string {
    const alone = !among.some((other) => other.action !== choice.action && sameMove(choice, other));
    const said = alone ? null : (this.screen.payer?.(choice, this.context)?.said ?? null);
    const words = said ? `${this.context.say(choice.text)}, ${said}` : this.context.say(choice.text);
    return choice.then && this.screen.lifts?.(choice) ? `${words}: ${this.context.say(choice.then)}` : words;
  }

  #plain(choices: Choice[]): Choice[] {
    const { alike } = this.screen;
    return alike ? plain(choices, (choice) => alike(choice, this.context)) : choices;
  }

  #pickable(basket: Basket): ReadonlySet<string> {
    const open = basket.pick.items.filter((item) => basket.count(item) < item.times && (basket.room > 0 || basket.pick.most === 1));
    return new Set(open.flatMap((item) => item.choice.at));
  }

  /** Asks what the server would play here. */
  async askHint(): Promise<void> {
    if (!this.mayHint || this.hinting) return;
    const moment = this.moment;
    this.#asking = moment;
    try {
      const answer = await api.hint(this.state.id);
      this.#hint = { moment: `${answer.undos}/${answer.ply}`, advice: answer.advice };
    } catch (error) {
      this.#refused = { moment, words: error instanceof Error ? error.message : String(error) };
    }
    if (this.#asking === moment) this.#asking = '';
  }

  /** Why a place is not lit: whose turn it is, or the rule that the server names. */
  async why(place: string): Promise<{ words: string; clause?: string | undefined }> {
    const { status, turn, id } = this.state;
    const who = actor(turn);
    if (status === 'over') return { words: t('why-over') };
    if (!this.yours) return { words: who === null ? t('why-wait') : t('why-turn', { name: this.names[who] ?? '' }) };
    const told = await api.why(id, place, lang.now).catch(() => null);
    if (!told?.clause) return { words: t('why-asked', { prompt: this.asked }) };
    return { words: told.words ? t('why-rule', { words: told.words }) : t('why-asked', { prompt: this.asked }), clause: told.clause };
  }

  #context(): TableContext {
    const play = this;
    return {
      get state() { return play.state; },
      get names() { return play.names; },
      get lit() { return play.#light.lit; },
      get reach() { return play.#light.reach; },
      get picked() { return play.#picked; },
      get nth() { return play.#nth; },
      get left() { return play.left; },
      get basket() { return play.basket; },
      get marks() { return play.#marks; },
      get hinted() { return play.#hinted; },
      get busy() { return play.sitting.busy; },
      get log() { return play.sitting.log; },
      get since() { return play.since; },
      say: (text) => say(text, lang.now, play.state.game, play.names),
      word: (id, args = {}) => word(id, lang.now, play.state.game, args),
      knows: (id) => knows(id, lang.now, play.state.game),
      touch: (place, nth) => play.touch(place, nth),
      whole: (place, nth) => play.#whole(place, nth),
      confirm: () => play.confirm(),
      choose: (choice) => play.choose(choice),
      why: (place) => play.why(place),
    };
  }
}
