import type { SeatId } from '@sortie/kernel';
import { goTo, note, showing } from '@sortie/kernel';
import { isForbidden } from '../abilities/questions.ts';
import type { Attack, CardKey, OrdersOf, XwingEffect, XwingState } from '../model/index.ts';
import { isOnHalf } from './arcs.ts';
import { cancelRequest } from './compare-results.ts';
import { isInPlay, seatsByInitiative, seatsOfBoth, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { attackDiceDue, defenseDiceDue } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

function sides(first: 'attacker' | 'defender'): (state: XwingState, at: Attack) => SeatId[] {
  return (state, at) => seatsOfBoth(state, shipOf(state, at[first]).side);
}

/** Tokens of a half that the attacker's base lies on. xw.later.reinforce.evade */
function reinforcements(state: XwingState, at: Attack): readonly XwingEffect[] {
  const [attacker, defender] = [shipOf(state, at.attacker), shipOf(state, at.defender)];
  const { reinforceFore, reinforceAft } = defender.tokens;
  if (reinforceFore + reinforceAft === 0 || !isInPlay(attacker) || !isInPlay(defender)) return [];
  const fore = isOnHalf(defender, 'fore', attacker) ? reinforceFore : 0;
  const aft = isOnHalf(defender, 'aft', attacker) ? reinforceAft : 0;
  // xw.timing.precedence.cannot-is-absolute
  const key = `${defender.id}.reinforce` as CardKey;
  const isBanned = isForbidden(state, {
    kind: 'modifyDice',
    ship: defender,
    key,
    pool: 'defense',
    attack: at,
  });
  if (isBanned) return [];
  return Array.from({ length: fore + aft }, () => {
    return { kind: 'addDie', pool: 'defense', face: 'evade', source: 'reinforce' };
  });
}

/**
 * A weapon that attacks twice rolls once more against the same ship before anything that follows the attack; it has
 * hit if it hit once. xw.attack.steps
 */
function rollAgain(state: XwingState, at: Attack): OrdersOf<'attack'> {
  const { attacker, defender, weapon, range, obstructed, timesLeft = 0 } = at;
  const hasHit = at.hasHit || at.outcome === 'hit' ? ({ hasHit: true } as const) : {};
  const areThere = [attacker, defender].every((id) => isInPlay(shipOf(state, id)));
  if (timesLeft === 0 || !areThere) return hasHit.hasHit ? [note<Attack>({ outcome: 'hit' })] : [];
  const dice = { attackDice: [], defenseDice: [], criticalsFirst: false, outcome: null } as const;
  return [
    note<Attack>({ ...dice, ...hasHit, number: state.attacks + 1, timesLeft: timesLeft - 1 }),
    { kind: 'declareAttack', attacker, defender, weapon, range, obstructed },
    goTo('beforeAttackDice'),
  ];
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** An attack in its seven steps. rulebook: attack */
export const attack = flow('attack', [
  step('becomeDefender', (_state, at) => {
    const { attacker, defender, weapon, range, obstructed } = at;
    return [{ kind: 'declareAttack', attacker, defender, weapon, range, obstructed }];
  }),
  opens('attackDeclared', initiativeFirst),
  opens('beforeAttackDice', initiativeFirst),
  step('rollAttackDice', (state, at) => [
    { kind: 'rollAttackDice', count: attackDiceDue(tableOf(state), at) },
  ]),
  opens('attackDiceRolled', initiativeFirst),
  opens('modifyAttackDice', { rule: 'xw.attack.modify-attack.defender-first', order: sides('defender') }),
  opens('beforeDefenseDice', initiativeFirst),
  step('rollDefenseDice', (state, at) => [
    { kind: 'rollDefenseDice', count: defenseDiceDue(tableOf(state), at) },
  ]),
  opens('defenseDiceRolled', initiativeFirst),
  opens('modifyDefenseDice', { rule: 'xw.attack.modify-defense.attacker-first', order: sides('attacker') }),
  step('reinforce', reinforcements),
  // xw.attack.compare.cancel-abilities-first
  opens('compareResults', { rule: 'xw.attack.compare.cancel-abilities-first', order: seatsByInitiative }),
  asks('cancelFirst', {
    question: 'cancelFirst',
    request: cancelRequest,
    take: (_state, _at, answer) => [note({ criticalsFirst: answer.cancelFirst === 'crit' })],
  }),
  step('compare', () => [{ kind: 'compareResults' }]),
  opens('resultsCompared', initiativeFirst),
  step('hitOrMiss', (_state, { outcome, attacker, weapon, discardsIfHit, hasHit }): OrdersOf<'attack'> => {
    if (outcome !== 'hit') return [goTo('attackMissed')];
    const isPaidNow = discardsIfHit && !hasHit && weapon !== 'primary';
    return isPaidNow ? [{ kind: 'discardUpgrade', ship: attacker, key: weapon }] : [];
  }),
  opens('attackHit', initiativeFirst),
  opens('hitTakesEffect', initiativeFirst),
  step('dealDamage', (_state, at): OrdersOf<'attack'> => {
    const hits = showing(at.attackDice, 'hit').length;
    const crits = showing(at.attackDice, 'crit').length;
    // xw.attack.damage.amount
    return [{ kind: 'sufferDamage', ship: at.defender, hits, crits, source: 'attack' }, goTo('attackOver')];
  }),
  opens('attackMissed', initiativeFirst),
  step('attackOver', () => [{ kind: 'endLasting', until: 'endOfAttack' }]),
  step('again', rollAgain),
  opens('afterAttack', initiativeFirst),
  opens('furtherAttack', initiativeFirst),
]);
