import type { SeatId } from '@sortie/kernel';
import { goTo, note, showing } from '@sortie/kernel';
import type { Attack, OrdersOf, XwingState } from '../model/index.ts';
import { cancelRequest } from './compare-results.ts';
import { seatsByInitiative, seatsOfBoth, shipOf } from './in-play.ts';
import { tableOf } from './table.ts';
import { attackDiceDue, defenseDiceDue } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

function sides(first: 'attacker' | 'defender'): (state: XwingState, at: Attack) => SeatId[] {
  return (state, at) => seatsOfBoth(state, shipOf(state, at[first]).side);
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** An attack in its seven steps. rulebook: attack */
export const attack = flow('attack', [
  step('becomeDefender', (_state, at) => {
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
    question: 'cancelFirst',
    request: cancelRequest,
    take: (_state, _at, answer) => [note({ criticalsFirst: answer.cancelFirst === 'crit' })],
  }),
  step('compare', () => [{ kind: 'compareResults' }]),
  opens('resultsCompared', initiativeFirst),
  step('hitOrMiss', (_state, at) => (at.outcome === 'hit' ? [] : [goTo('attackMissed')])),
  opens('attackHit', initiativeFirst),
  step('dealDamage', (_state, at): OrdersOf<'attack'> => {
    const hits = showing(at.attackDice, 'hit').length;
    const crits = showing(at.attackDice, 'crit').length;
    // xw.attack.damage.amount
    return [{ kind: 'sufferDamage', ship: at.defender, hits, crits, source: 'attack' }, goTo('attackOver')];
  }),
  opens('attackMissed', initiativeFirst),
  step('attackOver', () => [{ kind: 'endLasting', until: 'endOfAttack' }]),
  opens('afterAttack', initiativeFirst),
]);
