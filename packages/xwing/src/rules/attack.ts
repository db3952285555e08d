import type { Control, Request, SeatId } from '@sortie/kernel';
import { endFlow, endFlowTelling, goTo, note, offers, refused, run, showing } from '@sortie/kernel';
import type { WeaponRules } from '../abilities/card-rules.ts';
import type { MissionDeed } from '../missions/index.ts';
import { isMissionDeed, missionDeeds, missionEffects } from '../missions/index.ts';
import type { Attack, AttackGrant, Opportunity, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import type { CancelAnswer } from './compare-results.ts';
import { cancelRequest } from './compare-results.ts';
import { seatsByInitiative, seatsOfBoth, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import type { Payment, Shot, Weapon } from './targets.ts';
import { shotsOf, weaponRulesOf, whyNoAttack, whyNoShot } from './targets.ts';
import { attackDiceDue, defenseDiceDue } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

export type DeclareAnswer =
  | {
      readonly weapon: Weapon;
      readonly target: ShipId;
      readonly obstructed?: boolean;
      readonly spend?: Payment;
    }
  | { readonly decline: true }
  | MissionDeed;

/** A declaration names the line and the token spent only where there is a choice. xw.obstacle.obstruct.tie-choice */
function answerFor(shot: Shot, shots: readonly Shot[]): DeclareAnswer {
  const { weapon, target, obstructed, spend } = shot;
  const alike = shots.filter((each) => each.weapon === weapon && each.target === target);
  return {
    weapon,
    target,
    ...(alike.some((each) => each.obstructed !== obstructed) ? { obstructed } : {}),
    ...(spend !== null && alike.some((each) => each.spend !== spend) ? { spend } : {}),
  };
}

function declarations(state: XwingState, at: AttackGrant): readonly DeclareAnswer[] {
  const shots = shotsOf(state, at);
  return [...shots.map((shot) => answerFor(shot, shots)), ...deedsOf(state, at)];
}

/** In place of the ship's own attack; a ship that cannot attack gives none up. xw.mission3.scan.instead-of-attack */
function deedsOf(state: XwingState, { ship: id, source }: AttackGrant): readonly MissionDeed[] {
  const ship = shipOf(state, id);
  return source === null && whyNoAttack(state, ship) === undefined ? missionDeeds(state, ship) : [];
}

function declareRequest(state: XwingState, at: AttackGrant): Request<DeclareAnswer> | undefined {
  const answers = declarations(state, at);
  if (answers.length === 0) return undefined;
  return {
    seat: shipOf(state, at.ship).seat,
    kind: 'declareTarget',
    rule: at.mayDecline ? 'xw.attack.phase.may-decline' : 'xw.attack.declare.order',
    about: { ship: at.ship, source: at.source },
    answers: offers<DeclareAnswer>(at.mayDecline ? [...answers, { decline: true }] : answers),
    whyNot: (answer) =>
      isMissionDeed(answer) ? refused('xw.mission3.scan.instead-of-attack') : whyNoShot(state, at, answer),
  };
}

/** Pays the costs on the card; a lock or token is spent only where the card says so. xw.attack.declare.order */
function costsOf(at: AttackGrant, shot: Shot, rules: WeaponRules): readonly XwingEffect[] {
  if (shot.weapon === 'primary' || at.paid) return [];
  const { ship } = at;
  return [
    ...(shot.spend === 'targetLock' ? [{ kind: 'spendLock', ship } as const] : []),
    ...(shot.spend === 'focus' ? [{ kind: 'spendToken', ship, token: 'focus' } as const] : []),
    ...(rules.discards ? [{ kind: 'discardUpgrade', ship, key: shot.weapon } as const] : []),
  ];
}

/** The same attack again, for a card that performs it several times. */
function repeats(at: AttackGrant, shot: Shot, rules: WeaponRules): readonly XwingEffect[] {
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

function beginAttack(at: AttackGrant, shot: Shot): Control {
  const { target: defender, weapon, range, obstructed, line, inArc } = shot;
  const attack: Attack = {
    attacker: at.ship,
    defender,
    weapon,
    range,
    obstructed,
    line,
    inArc,
    attackDice: [],
    defenseDice: [],
    used: [],
    criticalsFirst: false,
    outcome: null,
    source: at.source,
  };
  return run('attack', attack);
}

/** xw.timing.precedence.cannot-is-absolute */
function lastOf({ ship, source, last }: AttackGrant): readonly XwingEffect[] {
  if (!last) return [];
  const lasting = { source: source!, effect: { kind: 'cannotAttack' }, until: 'endOfRound' } as const;
  return [{ kind: 'beginLasting', ship, lasting }];
}

function takeDeclaration(state: XwingState, at: AttackGrant, answer: DeclareAnswer): readonly XwingEffect[] {
  if ('decline' in answer) return [endFlow];
  if ('deed' in answer) return [...missionEffects(at.ship, answer), endFlow];
  const shot = shotsOf(state, at).find(
    (each) =>
      each.weapon === answer.weapon &&
      each.target === answer.target &&
      (answer.obstructed === undefined || each.obstructed === answer.obstructed) &&
      (answer.spend === undefined || each.spend === answer.spend),
  )!;
  const rules = weaponRulesOf(shipOf(state, at.ship), shot.weapon);
  const isOpportunity = state.engine.stack.at(-2)?.flow === 'opportunity';
  return [
    ...lastOf(at),
    ...costsOf(at, shot, rules),
    beginAttack(at, shot),
    ...repeats(at, shot, rules),
    isOpportunity ? endFlowTelling<Opportunity>({ attacked: true }) : endFlow,
  ];
}

/** Declare target: weapon, target, costs. In the older book the weapon comes later. rulebook: attack */
export const grantedAttack = flow<AttackGrant>('grantedAttack', [
  step('onlyWay', (state, at) => {
    if (at.mayDecline) return [];
    const [only, ...others] = declarations(state, at);
    return only && others.length === 0 ? takeDeclaration(state, at, only) : [];
  }),
  asks('declareTarget', { request: declareRequest, take: takeDeclaration }),
]);

function sides(first: 'attacker' | 'defender'): (state: XwingState, at: Attack) => SeatId[] {
  return (state, at) => seatsOfBoth(state, shipOf(state, at[first]).side);
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** An attack in its seven steps. rulebook: attack */
export const attack = flow<Attack>('attack', [
  step('becomeDefender', (_state, at): XwingEffect[] => {
    const { attacker, defender, weapon, range, obstructed } = at;
    return [{ kind: 'declareAttack', attacker, defender, weapon, range, obstructed }];
  }),
  opens('attackDeclared', initiativeFirst),
  step('rollAttackDice', (state, at) => [
    { kind: 'rollAttackDice', count: attackDiceDue(tableOf(state), at) },
  ]),
  opens('attackDiceRolled', initiativeFirst),
  opens('modifyAttackDice', { rule: 'xw.attack.modify-attack.defender-first', order: sides('defender') }),
  step('rollDefenseDice', (state, at) => [
    { kind: 'rollDefenseDice', count: defenseDiceDue(tableOf(state), at) },
  ]),
  opens('defenseDiceRolled', initiativeFirst),
  opens('modifyDefenseDice', { rule: 'xw.attack.modify-defense.attacker-first', order: sides('attacker') }),
  // xw.attack.compare.cancel-abilities-first
  opens('compareResults', { rule: 'xw.attack.compare.cancel-abilities-first', order: seatsByInitiative }),
  asks('cancelFirst', {
    request: cancelRequest,
    take: (_state, _at, answer: CancelAnswer) => [
      note<Attack>({ criticalsFirst: answer.cancelFirst === 'crit' }),
    ],
  }),
  step('compare', () => [{ kind: 'compareResults' }]),
  opens('resultsCompared', initiativeFirst),
  step('hitOrMiss', (_state, at) => (at.outcome === 'hit' ? [] : [goTo('attackMissed')])),
  opens('attackHit', initiativeFirst),
  step('dealDamage', (_state, at): XwingEffect[] => {
    const hits = showing(at.attackDice, 'hit').length;
    const crits = showing(at.attackDice, 'crit').length;
    // xw.attack.damage.amount
    return [{ kind: 'sufferDamage', ship: at.defender, hits, crits, source: 'attack' }, goTo('attackOver')];
  }),
  opens('attackMissed', initiativeFirst),
  step('attackOver', () => [{ kind: 'endLasting', until: 'endOfAttack' }]),
  opens('afterAttack', initiativeFirst),
]);
