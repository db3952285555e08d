import type { Side } from '@sortie/kernel';
import type { Window } from '../../abilities/windows.ts';

/** Whose side speaks first in a window: that of a ship in the attack, or the one with initiative. */
export type First = 'attacker' | 'defender' | 'initiative';

export interface WindowStep {
  readonly kind: 'window';
  readonly window: Window;
  readonly first: First;
}

export type AttackStep =
  | WindowStep
  | { readonly kind: 'rollAttack' | 'rollDefense' | 'cancelFirst' | 'compare' | 'damage' };

/** The steps of an attack as far as they decide its damage, in the order of `rules/attack.ts`. */
export const attackSteps: readonly AttackStep[] = [
  { kind: 'window', window: 'attackDeclared', first: 'initiative' },
  { kind: 'window', window: 'beforeAttackDice', first: 'initiative' },
  { kind: 'rollAttack' },
  { kind: 'window', window: 'attackDiceRolled', first: 'initiative' },
  { kind: 'window', window: 'modifyAttackDice', first: 'defender' },
  { kind: 'window', window: 'beforeDefenseDice', first: 'initiative' },
  { kind: 'rollDefense' },
  { kind: 'window', window: 'defenseDiceRolled', first: 'initiative' },
  { kind: 'window', window: 'modifyDefenseDice', first: 'attacker' },
  { kind: 'window', window: 'compareResults', first: 'initiative' },
  { kind: 'cancelFirst' },
  { kind: 'compare' },
  { kind: 'window', window: 'resultsCompared', first: 'initiative' },
  { kind: 'window', window: 'attackHit', first: 'initiative' },
  { kind: 'window', window: 'hitTakesEffect', first: 'initiative' },
  { kind: 'damage' },
];

/** The place of a window among the steps; undefined for a window outside them. */
export function stepOfWindow(window: string): number | undefined {
  const place = attackSteps.findIndex((step) => step.kind === 'window' && step.window === window);
  return place < 0 ? undefined : place;
}

export function windowOfStep(place: number): WindowStep {
  const step = attackSteps[place]!;
  if (step.kind !== 'window') throw new Error('no window is open');
  return step;
}

export type Role = 'attacker' | 'defender';

export function roleOf(side: Side, { attacker }: { readonly attacker: Side }): Role {
  return side === attacker ? 'attacker' : 'defender';
}
