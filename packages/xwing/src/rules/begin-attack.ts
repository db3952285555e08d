import type { WeaponRules } from '../abilities/card-rules.ts';
import type { Attack, AttackGrant, XwingEffect, XwingRun, XwingState } from '../model/index.ts';
import type { Shot } from './targets.ts';
import { run } from './words.ts';

/** Pays the costs on the card; a lock or token is spent only where the card says so. xw.attack.declare.order */
export function costsOf(at: AttackGrant, shot: Shot, rules: WeaponRules): readonly XwingEffect[] {
  if (shot.weapon === 'primary' || at.paid) return [];
  const { ship } = at;
  return [
    ...(shot.spend === 'targetLock' ? [{ kind: 'spendLock', ship } as const] : []),
    ...(shot.spend === 'focus' ? [{ kind: 'spendToken', ship, token: 'focus' } as const] : []),
    ...(rules.discards ? [{ kind: 'discardUpgrade', ship, key: shot.weapon } as const] : []),
  ];
}

/** The same attack again, for a card that performs it several times. */
export function repeats(at: AttackGrant, shot: Shot, rules: WeaponRules): readonly XwingEffect[] {
  if (shot.weapon === 'primary' || at.paid) return [];
  const grant: AttackGrant = {
    ship: at.ship,
    weapons: [shot.weapon],
    source: shot.weapon,
    mayDecline: false,
    target: shot.target,
    paid: true,
  };
  return Array.from({ length: (rules.times ?? 1) - 1 }, () => ({ kind: 'grantAttack', grant }));
}

export function beginAttack(state: XwingState, at: AttackGrant, shot: Shot): XwingRun {
  const { target: defender, weapon, range, obstructed, line, inArc } = shot;
  const attack: Attack = {
    number: state.attacks + 1,
    attacker: at.ship,
    defender,
    weapon,
    range,
    obstructed,
    line,
    inArc,
    attackDice: [],
    defenseDice: [],
    criticalsFirst: false,
    outcome: null,
    source: at.source,
  };
  return run('attack', attack);
}

/** xw.timing.precedence.cannot-is-absolute */
export function lastOf({ ship, source, last }: AttackGrant): readonly XwingEffect[] {
  if (!last) return [];
  const lasting = { source: source!, effect: { kind: 'cannotAttack' }, until: 'endOfRound' } as const;
  return [{ kind: 'beginLasting', ship, lasting }];
}
