/** A voice of a sound: when it begins and how long it lasts in seconds, how loud it is. */
interface VoiceBase {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** Seconds until it is at its loudest. */
  readonly rise?: number;
}

/** A tone glides from one pitch to another; a rush is noise through a filter that does. */
export type Voice = VoiceBase &
  (
    | { readonly kind: 'tone'; readonly wave: OscillatorType; readonly from: number; readonly to: number }
    | {
        readonly kind: 'rush';
        readonly filter: 'lowpass' | 'bandpass' | 'highpass';
        readonly from: number;
        readonly to: number;
        readonly sharp?: number;
      }
  );

export type Sound = 'move' | 'shot' | 'shield' | 'hull' | 'blast' | 'dice' | 'click' | 'bump' | 'turn';

const knock = (at: number, pitch: number): readonly Voice[] => [
  { kind: 'tone', wave: 'triangle', at, lasts: 0.04, loud: 0.22, from: pitch, to: pitch * 0.55 },
  {
    kind: 'rush',
    filter: 'bandpass',
    at,
    lasts: 0.03,
    loud: 0.16,
    from: pitch * 2.5,
    to: pitch * 2,
    sharp: 4,
  },
];

const bolt = (at: number): readonly Voice[] => [
  { kind: 'tone', wave: 'sawtooth', at, lasts: 0.16, loud: 0.1, from: 1500, to: 190 },
  { kind: 'tone', wave: 'square', at, lasts: 0.1, loud: 0.035, from: 2300, to: 320 },
];

/** Everything that is heard at a table. All of it is made here of tones and noise; there are no files. */
export const sounds: Readonly<Record<Sound, readonly Voice[]>> = {
  move: [
    {
      kind: 'rush',
      filter: 'bandpass',
      at: 0,
      lasts: 0.75,
      loud: 0.3,
      rise: 0.25,
      from: 260,
      to: 900,
      sharp: 1.2,
    },
    { kind: 'tone', wave: 'sawtooth', at: 0, lasts: 0.7, loud: 0.035, rise: 0.2, from: 74, to: 132 },
  ],
  shot: [...bolt(0), ...bolt(0.13)],
  shield: [
    { kind: 'tone', wave: 'sine', at: 0, lasts: 0.4, loud: 0.16, from: 880, to: 520 },
    { kind: 'tone', wave: 'sine', at: 0.01, lasts: 0.34, loud: 0.09, from: 1330, to: 790 },
    { kind: 'rush', filter: 'highpass', at: 0, lasts: 0.09, loud: 0.1, from: 3000, to: 5200 },
  ],
  hull: [
    { kind: 'rush', filter: 'lowpass', at: 0, lasts: 0.28, loud: 0.5, from: 2400, to: 160 },
    { kind: 'tone', wave: 'triangle', at: 0, lasts: 0.24, loud: 0.22, from: 170, to: 52 },
    ...knock(0.07, 310),
  ],
  blast: [
    { kind: 'rush', filter: 'lowpass', at: 0, lasts: 1.3, loud: 0.9, from: 3400, to: 60 },
    { kind: 'tone', wave: 'sine', at: 0, lasts: 0.9, loud: 0.4, from: 110, to: 28 },
    { kind: 'rush', filter: 'bandpass', at: 0.16, lasts: 0.6, loud: 0.3, from: 900, to: 140, sharp: 0.8 },
  ],
  dice: [0, 0.07, 0.12, 0.2, 0.27, 0.36, 0.47].flatMap((at, place) =>
    knock(at, [900, 720, 830, 640, 760, 560, 500][place]!),
  ),
  click: [...knock(0, 1500), ...knock(0.08, 1150)],
  bump: [
    { kind: 'rush', filter: 'lowpass', at: 0, lasts: 0.2, loud: 0.45, from: 700, to: 90 },
    { kind: 'tone', wave: 'square', at: 0, lasts: 0.14, loud: 0.05, from: 120, to: 70 },
  ],
  turn: [
    { kind: 'tone', wave: 'sine', at: 0, lasts: 0.16, loud: 0.12, from: 520, to: 520 },
    { kind: 'tone', wave: 'sine', at: 0.13, lasts: 0.26, loud: 0.12, from: 780, to: 780 },
  ],
};
