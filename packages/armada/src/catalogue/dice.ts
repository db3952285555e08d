export const dieColours = ['red', 'blue', 'black'] as const;

export type DieColour = (typeof dieColours)[number];

/** How many dice of each colour: an armament or the dice gathered from it. ar.attack.armament.colours-and-counts */
export type DicePool = Readonly<Record<DieColour, number>>;

export type DieFace = 'blank' | 'hit' | 'hitHit' | 'critical' | 'hitCritical' | 'accuracy';

/** ar.known.dice.red, ar.known.dice.blue, ar.known.dice.black */
export const dieFaces: Readonly<Record<DieColour, readonly DieFace[]>> = {
  red: ['blank', 'blank', 'hit', 'hit', 'hitHit', 'critical', 'critical', 'accuracy'],
  blue: ['hit', 'hit', 'hit', 'hit', 'critical', 'critical', 'accuracy', 'accuracy'],
  black: ['blank', 'blank', 'hit', 'hit', 'hit', 'hit', 'hitCritical', 'hitCritical'],
};

export interface FaceIcons {
  readonly hits: number;
  readonly criticals: number;
  readonly accuracies: number;
}

/** ar.dice.icon.hit, ar.dice.icon.crit, ar.dice.icon.accuracy, ar.dice.icon.blank */
export const faceIcons: Readonly<Record<DieFace, FaceIcons>> = {
  blank: { hits: 0, criticals: 0, accuracies: 0 },
  hit: { hits: 1, criticals: 0, accuracies: 0 },
  hitHit: { hits: 2, criticals: 0, accuracies: 0 },
  critical: { hits: 0, criticals: 1, accuracies: 0 },
  hitCritical: { hits: 1, criticals: 1, accuracies: 0 },
  accuracy: { hits: 0, criticals: 0, accuracies: 1 },
};

/** The pool with nothing left out, as the data writes it without the colours that are missing. */
export function dicePool(counts: Partial<DicePool>): DicePool {
  return { red: counts.red ?? 0, blue: counts.blue ?? 0, black: counts.black ?? 0 };
}
