import { elementById } from './page-data.ts';
import { text } from './texts.ts';

/** One synthesised tone. */
export interface Note {
  /** Hertz, gliding to `to` if given; 0 is noise. */
  readonly hz: number;
  readonly to?: number;
  /** Milliseconds after the cue. */
  readonly at?: number;
  readonly ms: number;
  readonly wave?: OscillatorType;
  /** 0 to 1. */
  readonly loud?: number;
}

let context: AudioContext | null = null;
let isOn = false;

/** Plays notes if the player turned sound on; off by default, and not stored for the next visit. */
export function sound(notes: readonly Note[]): void {
  if (!isOn || !context) return;
  for (const note of notes) play(context, note);
}

/** Connects the sound button. */
export function offerSound(): void {
  const button = elementById('sound');
  const label = (): void => {
    button.setAttribute('aria-pressed', String(isOn));
    button.setAttribute('aria-label', text('sound'));
    button.dataset['on'] = String(isOn);
  };
  button.addEventListener('click', () => {
    isOn = !isOn;
    context ??= new AudioContext();
    void (isOn ? context.resume() : context.suspend());
    label();
    sound(cues.press);
  });
  label();
}

function play(audio: AudioContext, { hz, to, at = 0, ms, wave = 'sine', loud = 0.3 }: Note): void {
  const start = audio.currentTime + at / 1_000;
  const end = start + ms / 1_000;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * 0.4, start + Math.min(0.012, ms / 4_000));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = hz === 0 ? noise(audio) : tone(audio, { hz, to: to ?? hz, wave, start, end });
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

function tone(
  audio: AudioContext,
  sweep: { hz: number; to: number; wave: OscillatorType; start: number; end: number },
): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = sweep.wave;
  oscillator.frequency.setValueAtTime(sweep.hz, sweep.start);
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, sweep.to), sweep.end);
  return oscillator;
}

let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = hiss;
  return source;
}

const rising = [523, 659, 784, 1047];

/** Sounds shared by all kinds of games. */
export const cues = {
  press: [{ hz: 320, to: 480, ms: 90, wave: 'triangle', loud: 0.3 }],
  stop: [
    { hz: 150, to: 70, ms: 110, wave: 'triangle', loud: 0.6 },
    { hz: 0, ms: 40, loud: 0.12 },
  ],
  tick: [{ hz: 900, ms: 30, wave: 'square', loud: 0.06 }],
  paid: [{ hz: 440, to: 520, ms: 160, loud: 0.25 }],
  win: rising.map((hz, step) => ({ hz, at: step * 90, ms: 260, wave: 'triangle', loud: 0.35 })),
  bigWin: [...rising, ...rising.map((hz) => hz * 1.5)].map((hz, step) => ({
    hz,
    at: step * 110,
    ms: 420,
    wave: 'triangle',
    loud: 0.4,
  })),
  refused: [{ hz: 220, to: 160, ms: 220, wave: 'triangle', loud: 0.3 }],
} as const satisfies Readonly<Record<string, readonly Note[]>>;
