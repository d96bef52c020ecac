// Small sounds made by the browser: one's turn, dice, coins. Nothing is downloaded, and nothing sounds unless asked for.

export type Sound = 'turn' | 'dice' | 'coin';

/** The sound of an event, by the kinds of events that sound so. */
export const sounds = (dice: string[], coin: string[]) => ({ kind }: { kind: string }): Sound | null => (dice.includes(kind) ? 'dice' : coin.includes(kind) ? 'coin' : null);

let stage: AudioContext | null = null;

/** A note that rings out. */
function ring(on: AudioContext, pitch: number, start: number, length: number, loud: number, shape: OscillatorType = 'sine'): void {
  const tone = on.createOscillator();
  const gain = on.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, on.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud, on.currentTime + start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, on.currentTime + start + length);
  tone.connect(gain).connect(on.destination);
  tone.start(on.currentTime + start);
  tone.stop(on.currentTime + start + length);
}

/** A short knock of noise. */
function knock(on: AudioContext, start: number): void {
  const samples = on.createBuffer(1, on.sampleRate * 0.04, on.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = on.createBufferSource();
  const band = on.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = 1400 + Math.random() * 1200;
  source.buffer = samples;
  source.connect(band).connect(on.destination);
  source.start(on.currentTime + start);
}

const PLAY: Record<Sound, (on: AudioContext) => void> = {
  turn: (on) => [523.25, 659.25, 783.99].forEach((pitch, i) => ring(on, pitch, i * 0.09, 0.5, 0.08)),
  dice: (on) => [0, 0.06, 0.11, 0.19, 0.29].forEach((start) => knock(on, start)),
  coin: (on) => [2093, 3136].forEach((pitch, i) => ring(on, pitch, i * 0.06, 0.35, 0.03, 'triangle')),
};

export function sound(what: Sound): void {
  try {
    stage ??= new AudioContext();
    void stage.resume();
    PLAY[what](stage);
  } catch {
    // A browser without sound stays silent.
  }
}
