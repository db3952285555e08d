import type { Die } from '@sortie/kernel';

export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
export type DefenseFace = 'evade' | 'focus' | 'blank';
/** A fixed die cannot be rerolled any more. */
export type AttackDie = Die<AttackFace> & { readonly fixed?: true };
export type DefenseDie = Die<DefenseFace>;

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
