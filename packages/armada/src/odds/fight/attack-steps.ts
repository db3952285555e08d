import type { Window } from '../../abilities/windows.ts';

/** Whose side speaks first in a window: that of a unit in the attack, or the first player's. */
export type First = 'attacker' | 'defender' | 'initiative';

export interface WindowStep {
  readonly kind: 'window';
  readonly window: Window;
  readonly first: First;
}

export type AttackStep = WindowStep | { readonly kind: 'gather' | 'removeDie' | 'roll' };

/** The steps of an attack as far as they decide its damage, in the order of `rules/attack.ts`. */
export const attackSteps: readonly AttackStep[] = [
  { kind: 'window', window: 'attackDeclared', first: 'initiative' },
  { kind: 'gather' },
  { kind: 'removeDie' },
  { kind: 'window', window: 'diceGathered', first: 'initiative' },
  { kind: 'roll' },
  { kind: 'window', window: 'diceRolled', first: 'initiative' },
  { kind: 'window', window: 'attackEffects', first: 'attacker' },
  { kind: 'window', window: 'spendDefenseTokens', first: 'defender' },
  { kind: 'window', window: 'resolveDamage', first: 'attacker' },
];

/** The place of a window among the steps; undefined for a window outside them. */
export function stepOfWindow(window: string): number | undefined {
  const place = attackSteps.findIndex((step) => step.kind === 'window' && step.window === window);
  return place < 0 ? undefined : place;
}

export function stepOfKind(kind: Exclude<AttackStep['kind'], 'window'>): number {
  return attackSteps.findIndex((step) => step.kind === kind);
}

export function windowOfStep(place: number): WindowStep {
  const step = attackSteps[place]!;
  if (step.kind !== 'window') throw new Error('no window is open');
  return step;
}

export const ROLL = stepOfKind('roll');
export const EFFECTS = stepOfWindow('attackEffects')!;
export const TOKENS = stepOfWindow('spendDefenseTokens')!;
export const RESOLVE = stepOfWindow('resolveDamage')!;
