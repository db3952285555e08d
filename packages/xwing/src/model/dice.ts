import type { Die } from '@sortie/kernel';

export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
export type DefenseFace = 'evade' | 'focus' | 'blank';
/** A fixed die cannot be rerolled any more, a final one not modified in any way. */
export type AttackDie = Die<AttackFace> & {
  readonly fixed?: true;
  readonly final?: true;
  /** Defense dice do not cancel its hit. */
  readonly setAside?: true;
};
export type DefenseDie = Die<DefenseFace> & { readonly final?: true };

/** xw.geometry.die.attack */
export const attackDieFaces: readonly AttackFace[] = [
  'hit',
  'hit',
  'hit',
  'crit',
  'focus',
  'focus',
  'blank',
  'blank',
];

/** xw.geometry.die.defense */
export const defenseDieFaces: readonly DefenseFace[] = [
  'evade',
  'evade',
  'evade',
  'focus',
  'focus',
  'blank',
  'blank',
  'blank',
];
