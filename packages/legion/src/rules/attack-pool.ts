import { note, showing } from '@sortie/kernel';
import type { AttackPool, LegionEffect, LegionState } from '../model/index.ts';
import { isOnBattlefield, seatsFrom, unitOf } from './in-play.ts';
import { calls, guarded, opens, step } from './words.ts';
import { sufferingOf } from './wounds.ts';

function attackerFirst(state: LegionState, { by }: AttackPool) {
  return seatsFrom(state, by);
}

function defenderFirst(state: LegionState, { defender }: AttackPool) {
  return seatsFrom(state, unitOf(state, defender).seat);
}

/** Hits and criticals count alike. lg.attack.9.crits-no-extra */
export function resultsLeft({ dice }: Pick<AttackPool, 'dice'>): number {
  return showing(dice, 'hit', 'critical').length;
}

export function blocksLeft({ defenseDice }: Pick<AttackPool, 'defenseDice'>): number {
  return showing(defenseDice, 'block').length;
}

/** lg.attack.9.compare */
export function woundsOf(pool: AttackPool): number {
  return Math.max(0, resultsLeft(pool) - blocksLeft(pool));
}

/**
 * A unit with courage that was shot at is suppressed, whatever became of the hits; this is part of the attack.
 * lg.suppression.from-ranged-attack, lg.suppression.even-if-cancelled, lg.suppression.timing-after-attack,
 * lg.suppression.melee-gives-none
 */
function suppression(
  _state: LegionState,
  { defender, type, hasShownHit }: AttackPool,
): readonly LegionEffect[] {
  if (type !== 'ranged' || !hasShownHit) return [];
  return [{ kind: 'gainTokens', unit: defender, token: 'suppression', count: 1, source: 'attack' }];
}

/**
 * Steps 4 to 9 for one pool. It goes on when the attacker falls, but not without a defender.
 * lg.attack.step-order, lg.unit-keyword.deflect.attack-continues
 */
export const attackPool = guarded(
  'attackPool',
  { while: (state, { defender }) => isOnBattlefield(unitOf(state, defender)) },
  [
    // lg.attack.4.roll
    step('rollAttackDice', () => [{ kind: 'rollAttackDice' }]),
    opens('rerollAttackDice', { rule: 'lg.attack.4.rerolls', order: attackerFirst }),
    // lg.attack.4.convert-surges
    step('convertAttackSurges', () => [{ kind: 'convertAttackSurges' }]),
    // lg.cover.check.step-order
    step('findCover', () => [{ kind: 'findCover' }]),
    opens('applyDodgeAndCover', { rule: 'lg.attack.5.apply-dodge-cover', order: defenderFirst }),
    opens('modifyAttackDice', { rule: 'lg.attack.6.attacker-then-defender', order: attackerFirst }),
    // lg.attack.7.roll-defense
    step('rollDefenseDice', () => [{ kind: 'rollDefenseDice' }]),
    opens('rerollDefenseDice', { rule: 'lg.attack.7.rerolls', order: defenderFirst }),
    // lg.attack.7.convert-surges
    step('convertDefenseSurges', () => [{ kind: 'convertDefenseSurges' }]),
    opens('surgesConverted', { rule: 'lg.dice.surge.other-uses', order: defenderFirst }),
    opens('modifyDefenseDice', { rule: 'lg.attack.8.defender-then-attacker', order: defenderFirst }),
    step('compareResults', () => [{ kind: 'compareResults' }]),
    // lg.attack.9.compare, lg.wound.assign.los-required
    calls('sufferWounds', {
      flow: 'sufferWounds',
      at: (state, pool) => {
        const left = woundsOf(pool);
        if (left === 0) return undefined;
        const { defender, seen, attacker } = pool;
        const wounds = { unit: defender, left, among: seen, leaderLast: false, from: attacker };
        return sufferingOf(state, { ...wounds, source: 'attack' });
      },
      take: (_state, _pool, suffered) => [note({ suffered: suffered ?? 0 })],
    }),
    step('suppress', suppression),
    opens('poolResolved', { rule: 'lg.timing.after-action-order', order: attackerFirst }),
  ],
);
