import type { Plain, Refusal } from '@sortie/kernel';
import { endFlow, note, offers, refused } from '@sortie/kernel';
import { isMissionDeed, missionDeeds, missionEffects } from '../missions/index.ts';
import type {
  AttackGrant,
  DeclareAnswer,
  MeasuredLine,
  MissionDeed,
  OrdersOf,
  ShipId,
  WeaponAnswer,
  XwingEffect,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { beginAttack, costsOf, lastOf } from './begin-attack.ts';
import { shipOf } from './in-play.ts';
import type { Shot } from './targets.ts';
import { shotsOf, shotsWith, whyNoAttack, whyNoShot } from './targets.ts';
import { weaponRulesOf } from './weapons.ts';
import { asks, flow, step } from './words.ts';

/** xw.attack.declare.core2012-weapon-in-roll-step */
function declaresTargetFirst(state: XwingState): boolean {
  return state.options.variant === 'core2012';
}

function weaponAnswer(shot: Shot, shots: readonly Shot[]): WeaponAnswer {
  const { weapon, target, obstructed, spend, from } = shot;
  const alike = shots.filter((each) => each.weapon === weapon && each.target === target);
  if (alike.length === 1) return { weapon };
  return {
    weapon,
    ...(alike.some((each) => each.obstructed !== obstructed) ? { obstructed } : {}),
    ...(spend !== null && alike.some((each) => each.spend !== spend) ? { spend } : {}),
    ...(from !== undefined && alike.some((each) => each.from !== from) ? { from } : {}),
  };
}

function declarations(state: XwingState, at: AttackGrant, shots: readonly Shot[]): readonly DeclareAnswer[] {
  return [
    ...(declaresTargetFirst(state)
      ? [...new Set(shots.map(({ target }) => target))].map((target) => ({ target }))
      : shots.map((shot) => ({ ...weaponAnswer(shot, shots), target: shot.target }))),
    ...deedsOf(state, at),
  ];
}

/** In place of the ship's own attack; a ship that cannot attack gives none up. xw.mission3.scan.instead-of-attack */
function deedsOf(state: XwingState, { ship: id, source }: AttackGrant): readonly MissionDeed[] {
  const ship = shipOf(state, id);
  return source === null && whyNoAttack(state, ship) === undefined ? missionDeeds(state, ship) : [];
}

/** What was measured for every legal shot: checking costs nothing. xw.attack.declare.premeasure */
function measureShots(shots: readonly Shot[]): readonly MeasuredLine[] {
  return shots.map(({ weapon, target, range, obstructed, inArc, line: [from, to] }) => ({
    weapon,
    target,
    range,
    obstructed,
    inArc,
    line: [{ ...from }, { ...to }],
  }));
}

/** Where no rule about weapons and targets speaks against it, the answer asked for something else. */
function whyNotDeclared(state: XwingState, at: AttackGrant, answer: Plain): Refusal | undefined {
  if (isMissionDeed(answer)) return refused('xw.mission3.scan.instead-of-attack');
  const given = (answer ?? {}) as { readonly [key: string]: Plain };
  const isLegal = shotsOf(state, at).some(
    ({ weapon, target }) => target === given.target && (weapon === given.weapon || !given.weapon),
  );
  if (!isLegal) return whyNoShot(state, at, given.weapon ? answer : { ...given, weapon: 'primary' });
  if ('dice' in given) return refused('xw.attack.roll.not-voluntary-zero');
  return declaresTargetFirst(state) ? refused('xw.attack.declare.core2012-weapon-in-roll-step') : undefined;
}

function declareRequest(state: XwingState, at: AttackGrant): XwingQuestion<'declareTarget'> | undefined {
  const shots = shotsOf(state, at);
  const answers = declarations(state, at, shots);
  if (answers.length === 0) return undefined;
  return {
    seat: shipOf(state, at.ship).seat,
    rule: at.mayDecline ? 'xw.attack.phase.may-decline' : 'xw.attack.declare.order',
    about: { ship: at.ship, source: at.source, shots: measureShots(shots) },
    answers: offers<DeclareAnswer>(at.mayDecline ? [...answers, { decline: true }] : answers),
    whyNot: (answer) => whyNotDeclared(state, at, answer),
  };
}

function takeDeclaration(
  state: XwingState,
  at: AttackGrant,
  answer: DeclareAnswer,
): OrdersOf<'grantedAttack'> {
  if ('decline' in answer) return [endFlow];
  if ('deed' in answer) return [...missionEffects(at.ship, answer), endFlow];
  if (answer.weapon !== undefined) return takeWeapon(state, { ...at, declared: answer.target }, answer);
  const [only, ...others] = shotsAtDeclared(state, { ...at, declared: answer.target });
  if (only && others.length === 0) return fire(state, at, only);
  return [note({ declared: answer.target })];
}

function shotsAtDeclared(state: XwingState, at: AttackGrant): Shot[] {
  return shotsOf(state, at).filter(({ target }) => target === at.declared);
}

/** xw.attack.declare.core2012-weapon-in-roll-step */
function weaponRequest(state: XwingState, at: AttackGrant): XwingQuestion<'chooseWeapon'> | undefined {
  if (at.declared === undefined) return undefined;
  const shots = shotsAtDeclared(state, at);
  return {
    seat: shipOf(state, at.ship).seat,
    rule: 'xw.attack.declare.core2012-weapon-in-roll-step',
    about: { ship: at.ship, target: at.declared, shots: measureShots(shots) },
    answers: offers(shots.map((shot) => weaponAnswer(shot, shots))),
    whyNot: (answer) => {
      const { weapon = null } = (answer ?? {}) as { readonly weapon?: Plain };
      if (shots.some((shot) => shot.weapon === weapon)) return undefined;
      return whyNoShot(state, at, { weapon, target: at.declared! });
    },
  };
}

function takeWeapon(state: XwingState, at: AttackGrant, answer: WeaponAnswer): OrdersOf<'grantedAttack'> {
  const shot = shotsWith(state, at, answer.weapon, at.declared!).find(
    (each) =>
      (answer.obstructed === undefined || each.obstructed === answer.obstructed) &&
      (answer.spend === undefined || each.spend === answer.spend) &&
      (answer.from === undefined || each.from === answer.from),
  )!;
  return fire(state, at, shot);
}

/** The locks that both have on each other are the ones that count. xw.later.lock.two */
function turnLocks(attacker: ShipId, defender: ShipId): readonly XwingEffect[] {
  return [
    { kind: 'turnToLock', ship: attacker, target: defender },
    { kind: 'turnToLock', ship: defender, target: attacker },
  ];
}

function fire(state: XwingState, at: AttackGrant, shot: Shot): OrdersOf<'grantedAttack'> {
  const rules = weaponRulesOf(shipOf(state, at.ship), shot.weapon);
  return [
    note({ declared: shot.target }),
    ...lastOf(at),
    ...turnLocks(at.ship, shot.target),

    // Weapon and target are named; the costs come last. xw.attack.declare.order
    ...costsOf(state, at, shot, rules),
    beginAttack(state, at, shot),
    endFlow,
  ];
}

/** Declare target: weapon, target, costs; in the older book the target, then the weapon. rulebook: attack */
export const grantedAttack = flow('grantedAttack', [
  step('onlyWay', (state, at) => {
    if (at.mayDecline) return [];
    const [only, ...others] = declarations(state, at, shotsOf(state, at));
    return only && others.length === 0 ? takeDeclaration(state, at, only) : [];
  }),
  asks('declareTarget', {
    question: 'declareTarget',
    request: (state, at) => (at.declared === undefined ? declareRequest(state, at) : undefined),
    take: takeDeclaration,
  }),
  asks('chooseWeapon', { question: 'chooseWeapon', request: weaponRequest, take: takeWeapon }),
]);
