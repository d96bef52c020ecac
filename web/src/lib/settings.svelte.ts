// What a person prefers on this device.

export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type PaceName = (typeof PACES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long one move of another is shown, in milliseconds. */
const STEPS: Record<PaceName, number> = { off: 0, slow: 1600, normal: 800, fast: 400 };

function stored<T extends string>(name: string, values: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(`emporio.${name}`);
    return values.find((one) => one === value) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`emporio.${name}`, value);
  } catch {
    // Then it holds for this visit only.
  }
}

const YES_NO = ['yes', 'no'] as const;
const asked = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

class Settings {
  /** Whether a choice waits for a second click or the confirm button before it is sent. */
  confirm = $state(stored('confirm', YES_NO, 'yes') === 'yes');
  /** How fast the moves of others are played out. */
  pace = $state<PaceName>(stored('pace', PACES, 'normal'));
  theme = $state<Theme>(stored('theme', THEMES, 'system'));
  /** Sounds for one's turn, dice and coins. */
  sound = $state(stored('sound', YES_NO, 'no') === 'yes');

  /** The milliseconds of one move of another. */
  get step(): number {
    return this.calm ? 0 : STEPS[this.pace];
  }

  /** Whether nothing should move by itself. */
  get calm(): boolean {
    return asked('(prefers-reduced-motion: reduce)');
  }

  /** Keeps what was chosen for this visit and, where the device allows it, for the next. */
  set<Name extends 'confirm' | 'pace' | 'theme' | 'sound'>(name: Name, value: Settings[Name]): void {
    const self: Pick<Settings, Name> = this;
    self[name] = value;
    store(name, typeof value === 'string' ? value : value ? 'yes' : 'no');
    if (name === 'theme') wear(this.theme);
  }
}

const DARK = '(prefers-color-scheme: dark)';

/** Puts a theme on the page; `system` is what the device prefers now. */
export function wear(theme: Theme): void {
  const worn = theme === 'system' ? (asked(DARK) ? 'dark' : 'light') : theme;
  globalThis.document?.documentElement.setAttribute('data-theme', worn);
}

globalThis.matchMedia?.(DARK).addEventListener('change', () => wear(settings.theme));

export const settings = new Settings();
