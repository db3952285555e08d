/** lg.dice.attack-colours */
export const attackColours = ['red', 'black', 'white'] as const;

export type AttackColour = (typeof attackColours)[number];

/** lg.dice.defense-colours */
export const defenseColours = ['red', 'white'] as const;

export type DefenseColour = (typeof defenseColours)[number];

/** lg.dice.results */
export const attackFaces = ['hit', 'critical', 'surge', 'blank'] as const;

export type AttackFace = (typeof attackFaces)[number];

export const defenseFaces = ['block', 'surge', 'blank'] as const;

export type DefenseFace = (typeof defenseFaces)[number];

/** How many attack dice of each colour: of a weapon, or of a whole pool. */
export type AttackDice = Readonly<Record<AttackColour, number>>;

/** lg.dice.faces.attack-red, lg.dice.faces.attack-black, lg.dice.faces.attack-white */
export const attackDieFaces: Readonly<Record<AttackColour, readonly AttackFace[]>> = {
  red: ['hit', 'hit', 'hit', 'hit', 'hit', 'critical', 'surge', 'blank'],
  black: ['hit', 'hit', 'hit', 'critical', 'surge', 'blank', 'blank', 'blank'],
  white: ['hit', 'critical', 'surge', 'blank', 'blank', 'blank', 'blank', 'blank'],
};

/** lg.dice.faces.defense-red, lg.dice.faces.defense-white */
export const defenseDieFaces: Readonly<Record<DefenseColour, readonly DefenseFace[]>> = {
  red: ['block', 'block', 'block', 'surge', 'blank', 'blank'],
  white: ['block', 'surge', 'blank', 'blank', 'blank', 'blank'],
};

/** What a surge becomes; null where the chart is empty. lg.cards.unit.surge-chart */
export type AttackSurge = 'hit' | 'critical' | null;
export type DefenseSurge = 'block' | null;

/** The dice with nothing left out, as the data writes them without the colours that are missing. */
export function attackDice(counts: Partial<AttackDice>): AttackDice {
  return { red: counts.red ?? 0, black: counts.black ?? 0, white: counts.white ?? 0 };
}
