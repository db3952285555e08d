import type { Control, Request, SeatId } from '@sortie/kernel';
import { endFlow, endFlowTelling, goTo, offers, run, showing } from '@sortie/kernel';
import { rulesOfCard } from '../abilities/registry.ts';
import { missionDeeds, missionEffects } from '../missions/index.ts';
import type { Attack, AttackGrant, Opportunity, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { seatsByInitiative, seatsOfBoth, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import type { Shot, Weapon } from './targets.ts';
import { shotsOf, whyNoShot } from './targets.ts';
import { attackDiceDue, defenseDiceDue } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

export type DeclareAnswer =
  | { readonly weapon: Weapon; readonly target: ShipId; readonly obstructed?: boolean }
  | { readonly decline: true }
  | { readonly deed: string; readonly of: string };

/** A declaration names the line only where the attacker has a choice of it. xw.obstacle.obstruct.tie-choice */
function answerFor(shot: Shot, shots: readonly Shot[]): DeclareAnswer {
  const { weapon, target, obstructed } = shot;
  const twice = shots.filter((each) => each.weapon === weapon && each.target === target).length > 1;
  return twice ? { weapon, target, obstructed } : { weapon, target };
}

function declareRequest(state: XwingState, at: AttackGrant): Request<DeclareAnswer> | undefined {
  const shots = shotsOf(state, at);
  const deeds = at.source === null ? missionDeeds(state, shipOf(state, at.ship)) : [];
  if (shots.length === 0 && deeds.length === 0) return undefined;
  const answers: DeclareAnswer[] = [...shots.map((shot) => answerFor(shot, shots)), ...deeds];
  return {
    seat: shipOf(state, at.ship).seat,
    kind: 'declareTarget',
    rule: at.mayDecline ? 'xw.attack.phase.may-decline' : 'xw.attack.declare.order',
    about: { ship: at.ship, source: at.source },
    answers: offers<DeclareAnswer>(at.mayDecline ? [...answers, { decline: true }] : answers),
    whyNot: (answer) => whyNoShot(state, at, answer),
  };
}

/** Pays the costs on the card; a lock or token is spent only where the card says so. xw.attack.declare.order */
function costsOf(state: XwingState, ship: ShipId, shot: Shot): readonly XwingEffect[] {
  if (shot.weapon === 'primary') return [];
  const inPlay = shipOf(state, ship).upgrades.find((each) => each.key === shot.weapon)!;
  const cost = rulesOfCard(inPlay.card)?.weapon?.cost;
  return cost?.({ table: tableOf(state), self: ship, key: shot.weapon, target: shot.target }) ?? [];
}

function beginAttack(attacker: ShipId, shot: Shot): Control {
  const { target: defender, weapon, range, obstructed, line, inArc } = shot;
  const attack: Attack = {
    attacker,
    defender,
    weapon,
    range,
    obstructed,
    line,
    inArc,
    attackDice: [],
    defenseDice: [],
    used: [],
    outcome: null,
  };
  return run('attack', attack);
}

function takeDeclaration(state: XwingState, at: AttackGrant, answer: DeclareAnswer): readonly XwingEffect[] {
  if ('decline' in answer) return [endFlow];
  if ('deed' in answer) return [...missionEffects(state, at.ship, answer), endFlow];
  const shot = shotsOf(state, at).find(
    (each) =>
      each.weapon === answer.weapon &&
      each.target === answer.target &&
      (answer.obstructed === undefined || each.obstructed === answer.obstructed),
  )!;
  return [...costsOf(state, at.ship, shot), beginAttack(at.ship, shot)];
}

/** Declare target: weapon, target, costs. In the older book the weapon comes later. rulebook: attack */
export const grantedAttack = flow<AttackGrant>('grantedAttack', [
  asks('declareTarget', { request: declareRequest, take: takeDeclaration }),
  step('report', (state) => {
    const below = state.engine.stack.at(-2);
    return [below?.flow === 'opportunity' ? endFlowTelling<Opportunity>({ attacked: true }) : endFlow];
  }),
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
  step('rollAttackDice', (state, at) => [{ kind: 'rollAttackDice', count: attackDiceDue(tableOf(state), at) }]),
  opens('attackDiceRolled', initiativeFirst),
  opens('modifyAttackDice', { rule: 'xw.attack.modify-attack.defender-first', order: sides('defender') }),
  step('rollDefenseDice', (state, at) => [{ kind: 'rollDefenseDice', count: defenseDiceDue(tableOf(state), at) }]),
  opens('defenseDiceRolled', initiativeFirst),
  opens('modifyDefenseDice', { rule: 'xw.attack.modify-defense.attacker-first', order: sides('attacker') }),
  // xw.attack.compare.cancel-abilities-first
  opens('compareResults', { rule: 'xw.attack.compare.cancel-abilities-first', order: seatsByInitiative }),
  step('compare', () => [{ kind: 'compareResults' }]),
  opens('resultsCompared', initiativeFirst),
  step('hitOrMiss', (_state, at) => (at.outcome === 'hit' ? [] : [goTo('attackMissed')])),
  opens('attackHit', initiativeFirst),
  step('dealDamage', (_state, at): XwingEffect[] => {
    const hits = showing(at.attackDice, 'hit').length;
    const crits = showing(at.attackDice, 'crit').length;
    // xw.attack.damage.amount
    return [{ kind: 'sufferDamage', ship: at.defender, hits, crits, source: 'attack' }, goTo('afterAttack')];
  }),
  opens('attackMissed', initiativeFirst),
  opens('afterAttack', initiativeFirst),
]);
