import type { OfKind, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Attacking, LegionState, Need } from '../model/index.ts';
import { enemiesOf, unitOf } from './in-play.ts';
import { hasPoolOption } from './pool-options.ts';
import { rulesAgainstDefenders } from './targets.ts';

/** The attack that would be performed. */
function attackFor(
  state: LegionState,
  { unit, types, against, notAgainst = [], lent }: OfKind<Need, 'attack'>,
): Attacking {
  return {
    unit,
    number: state.attacks + 1,
    isAction: false,
    source: null,
    types,
    against,
    notAgainst,
    only: null,
    ...(lent ? { lent } : {}),
    isOptional: true,
    pools: [],
    resolved: [],
  };
}

export function canAttack(state: LegionState, need: OfKind<Need, 'attack'>): boolean {
  return hasPoolOption(state, attackFor(state, need));
}

/** The rule that keeps the unit from attacking now; undefined when it has a target. lg.attack.1.choose-enemy-unit */
export function whyNoAttack(state: LegionState, need: OfKind<Need, 'attack'>): Refusal | undefined {
  const attack = attackFor(state, need);
  if (hasPoolOption(state, attack)) return undefined;
  // What speaks against the only enemy, or against the unit whoever it attacks, says more than that there is none.
  const rules = rulesAgainstDefenders(state, attack, enemiesOf(state, unitOf(state, need.unit)));
  const [rule] = rules.length === 1 ? rules : [];
  return refused(rule ?? 'lg.attack.1.choose-enemy-unit');
}
