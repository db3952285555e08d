import type { WeaponRules } from '../abilities/card-rules.ts';
import { isPermitted } from '../abilities/questions.ts';
import type { Attack, AttackGrant, XwingEffect, XwingRun, XwingState } from '../model/index.ts';
import { shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import type { Shot } from './targets.ts';
import { weaponRulesOf } from './weapons.ts';
import { run } from './words.ts';

/** Pays the costs on the card; a lock or token is spent only where the card says so. xw.attack.declare.order */
export function costsOf(
  state: XwingState,
  at: AttackGrant,
  shot: Shot,
  rules: WeaponRules,
): readonly XwingEffect[] {
  if (shot.weapon === 'primary') return [];
  const { ship } = at;
  const of = shot.from === undefined ? {} : { of: shot.from };
  return [
    ...(shot.spend === 'targetLock'
      ? [{ kind: 'spendLock', ship, target: shot.target, ...of } as const]
      : []),
    ...(shot.spend === 'focus' ? [{ kind: 'spendToken', ship, token: 'focus', ...of } as const] : []),
    ...(rules.discards && !isKept(state, at, shot)
      ? [{ kind: 'discardUpgrade', ship, key: shot.weapon } as const]
      : []),
  ];
}

/** A card may put the discarding off until the attack hits. */
function isKept(state: XwingState, { ship: id }: AttackGrant, { weapon }: Shot): boolean {
  const ship = shipOf(state, id);
  return weapon !== 'primary' && isPermitted(state, { kind: 'discardIfHit', ship, weapon });
}

function discardsIfHit(state: XwingState, at: AttackGrant, shot: Shot): boolean {
  const { discards } = weaponRulesOf(shipOf(state, at.ship), shot.weapon);
  return discards === true && isKept(state, at, shot);
}

export function beginAttack(state: XwingState, at: AttackGrant, shot: Shot): XwingRun {
  const { target: defender, weapon, range, obstructed, line, inArc } = shot;
  const { times = 1 } = weaponRulesOf(shipOf(state, at.ship), weapon);
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
    ...(discardsIfHit(state, at, shot) ? { discardsIfHit: true } : {}),
    ...(times > 1 ? { timesLeft: times - 1 } : {}),
  };
  const { cards } = tableOf(state);
  const counted = cards.replace('attackRange', { attack }, at.ship, range);
  return run('attack', counted === range ? attack : { ...attack, range: counted });
}

/** xw.timing.precedence.cannot-is-absolute */
export function lastOf({ ship, source, last, lastOfPhase }: AttackGrant): readonly XwingEffect[] {
  if (!last && !lastOfPhase) return [];
  const until = last ? 'endOfRound' : 'endOfPhase';
  const lasting = { source: source!, effect: { kind: 'cannotAttack' }, until } as const;
  return [{ kind: 'beginLasting', ship, lasting }];
}
