// What a person prefers on this device.

function stored(name: string, otherwise: boolean): boolean {
  try {
    const value = localStorage.getItem(`emporio.${name}`);
    return value === null ? otherwise : value === 'yes';
  } catch {
    return otherwise;
  }
}

class Settings {
  /** Whether a choice waits for a second click or the confirm button before it is sent. */
  confirm = $state(stored('confirm', true));

  setConfirm(on: boolean): void {
    this.confirm = on;
    try {
      localStorage.setItem('emporio.confirm', on ? 'yes' : 'no');
    } catch {
      // Then it holds for this visit only.
    }
  }
}

export const settings = new Settings();
