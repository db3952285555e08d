import { settings } from '../app/settings.ts';

export type Sound = 'dice' | 'move' | 'hit' | 'turn';

/** A short tone: when it begins, how long it lasts, from which pitch to which, how loud. */
interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const click = (at: number, from: number): Tone => ({
  at,
  lasts: 0.035,
  from,
  to: from * 0.6,
  loud: 0.12,
  wave: 'triangle',
});

const sounds: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [click(0, 900), click(0.06, 700), click(0.11, 820), click(0.19, 600), click(0.27, 520)],
  move: [{ at: 0, lasts: 0.3, from: 150, to: 320, loud: 0.07, wave: 'sine' }],
  hit: [
    { at: 0, lasts: 0.18, from: 260, to: 60, loud: 0.16, wave: 'sawtooth' },
    { at: 0.02, lasts: 0.3, from: 90, to: 40, loud: 0.16, wave: 'triangle' },
  ],
  turn: [
    { at: 0, lasts: 0.14, from: 520, to: 520, loud: 0.07, wave: 'sine' },
    { at: 0.13, lasts: 0.2, from: 780, to: 780, loud: 0.07, wave: 'sine' },
  ],
};

let context: AudioContext | undefined;
const last = new Map<Sound, number>();

/** Many pieces that move at once are one sound. */
const PAUSE = 0.15;

/** Plays only when the setting is on, and does nothing in browsers without sound. */
export function play(sound: Sound): void {
  if (!settings.get().sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    if (context.currentTime - (last.get(sound) ?? -1) < PAUSE) return;
    last.set(sound, context.currentTime);
    for (const tone of sounds[sound]) playTone(context, tone);
  } catch {
    // Without sound the game is still playable.
  }
}

function playTone(audio: AudioContext, { at, lasts, from, to, loud, wave }: Tone): void {
  const start = audio.currentTime + at;
  const volume = new GainNode(audio, { gain: loud });
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}
