import type { Luck } from '@sortie/kernel';
import { showing } from '@sortie/kernel';
import { type AttackColour, attackColours, type DefenseColour, unitCard } from '../catalogue/index.ts';
import type { AttackPool, LegionState, RolledAttackDie, RolledDefenseDie, UnitId } from '../model/index.ts';
import { blocksLeft, resultsLeft } from './attack-pool.ts';
import { coverOfUnit } from './cover.ts';
import { rollAttackDice, rollDefenseDice } from './dice.ts';
import { unitOf } from './in-play.ts';
import type { Performers, Tools } from './performer.ts';
import { guardingOf, poolOf } from './pool-under-way.ts';
import { attackDiceDue, extraDefenseDice } from './pool-values.ts';
import { coverOfMiniatures } from './sight.ts';
import { attackSurge, defenseSurge } from './surges.ts';
import { tableOf } from './table.ts';
import { defenseDieOf } from './values.ts';
import { run } from './words.ts';

function rollAttack(luck: Luck, colour: AttackColour, count: number): RolledAttackDie[] {
  return rollAttackDice(luck, colour, count).map((face) => ({ colour, face }));
}

/** lg.dice.defense-colours */
function rollDefense(luck: Luck, colour: DefenseColour, count: number): RolledDefenseDie[] {
  return rollDefenseDice(luck, colour, count).map((face) => ({ colour, face }));
}

/** lg.unit-keyword.danger-sense.colour */
function colourOf(state: LegionState, unit: UnitId): DefenseColour {
  return defenseDieOf(tableOf(state), unitOf(state, unit));
}

/** Dice that the defender rolls: one for each result that is left, and no more for those cancelled. lg.dice.cancel.no-defense-die */
function defenseDiceDue(state: LegionState, pool: AttackPool): number {
  const results = resultsLeft(pool);
  // Nothing is rolled where nothing is left to be blocked.
  return results === 0 ? 0 : results + extraDefenseDice(tableOf(state), pool);
}

/** lg.attack.7.convert-surges */
function convertDefense(state: LegionState, dice: readonly number[], { emit }: Pick<Tools, 'emit'>): void {
  const to = defenseSurge(state, poolOf(state)) ?? 'blank';
  for (const die of dice) emit({ kind: 'defenseDieTurned', die, to, source: 'surge' });
}

function cancelHits(state: LegionState, count: number, source: string, { emit }: Pick<Tools, 'emit'>): void {
  for (const die of showing(poolOf(state).dice, 'hit').slice(0, count)) {
    emit({ kind: 'attackDieCancelled', die, source });
  }
}

/** The dice of a pool. */
export const dicePerformers = {
  rollAttackDice: (state, _effect, { emit, luck }) => {
    const table = tableOf(state);
    const pool = poolOf(state);
    emit({
      kind: 'attackDiceRolled',
      dice: attackColours.flatMap((colour) => rollAttack(luck, colour, attackDiceDue(table, pool, colour))),
    });
  },
  addAttackDice: (_state, { colour, count, source }, { emit, luck }) => {
    for (const die of rollAttack(luck, colour, count)) emit({ kind: 'attackDieAdded', ...die, source });
  },
  // The new result counts. lg.unit-keyword.precise.keep-new
  rerollAttackDice: (state, { dice, source }, { emit, luck }) => {
    for (const die of dice) {
      const [rolled] = rollAttack(luck, poolOf(state).dice[die]!.colour, 1);
      emit({ kind: 'attackDieRerolled', die, to: rolled!.face, source });
    }
  },
  // lg.attack.4.convert-surges, lg.dice.surge.no-inherent-effect
  convertAttackSurges: (state, _effect, { emit }) => {
    const pool = poolOf(state);
    const to = attackSurge(state, pool) ?? 'blank';
    for (const die of showing(pool.dice, 'surge')) {
      emit({ kind: 'attackDieTurned', die, to, source: 'surge' });
    }
  },
  findCover: (state, _effect, { emit }) => {
    const pool = poolOf(state);
    // lg.cover.ranged-only
    const grade = pool.type === 'ranged' ? coverOfUnit(coverOfMiniatures(state, pool)) : 'none';
    emit({ kind: 'coverFound', grade });
  },
  useCover: (state, { count }, tools) => {
    tools.emit({ kind: 'coverUsed', count });
    cancelHits(state, count, 'cover', tools);
  },
  spendDodge: (_state, { unit, die }, { emit }) => {
    emit({ kind: 'dodgeSpent', unit });
    if (die !== null) emit({ kind: 'attackDieCancelled', die, source: 'dodge' });
    return [{ kind: 'spendToken', unit, token: 'dodge' }];
  },
  // lg.dice.cancel.remove-die
  cancelAttackDice: (_state, { dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'attackDieCancelled', die, source });
  },
  turnAttackDice: (_state, { dice, to, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'attackDieTurned', die, to, source });
  },
  // The unit that was attacked remains the defender. lg.unit-keyword.guardian.not-defender,
  // lg.unit-keyword.guardian.defender-still-suppressed, lg.unit-keyword.guardian.multiple
  guard: (state, { guardian, count }, tools) => {
    const { number, by } = poolOf(state);
    cancelHits(state, count, 'guardian', tools);
    return [run('guard', { guardian, pool: number, by, cancelled: count, dice: [] })];
  },
  rollDefenseDice: (state, _effect, { emit, luck }) => {
    const pool = poolOf(state);
    const dice = rollDefense(luck, colourOf(state, pool.defender), defenseDiceDue(state, pool));
    emit({ kind: 'defenseDiceRolled', unit: pool.defender, dice });
  },
  rerollDefenseDice: (state, { dice, source }, tools) => {
    for (const die of dice) {
      const [rolled] = rollDefense(tools.luck, poolOf(state).defenseDice[die]!.colour, 1);
      tools.emit({ kind: 'defenseDieRerolled', die, to: rolled!.face, source });
    }
    // Rerolled after the others were converted, a surge still is. lg.unit-keyword.uncanny-luck.timing
    const pool = poolOf(state);
    if (pool.surgesShown === null) return;
    const surges = showing(pool.defenseDice, 'surge');
    convertDefense(
      state,
      dice.filter((die) => surges.includes(die)),
      tools,
    );
  },
  convertDefenseSurges: (state, _effect, tools) => {
    const surges = showing(poolOf(state).defenseDice, 'surge');
    tools.emit({ kind: 'defenseSurgesShown', count: surges.length });
    convertDefense(state, surges, tools);
  },
  cancelDefenseDice: (_state, { dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'defenseDieCancelled', die, source });
  },
  turnDefenseDice: (_state, { dice, to, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'defenseDieTurned', die, to, source });
  },
  // lg.unit-keyword.guardian.roll
  rollGuardianDice: (state, _effect, { emit, luck }) => {
    const { guardian, cancelled } = guardingOf(state)!;
    const dice = rollDefense(luck, colourOf(state, guardian), cancelled);
    emit({ kind: 'guardianDiceRolled', unit: guardian, dice });
  },
  // By its own chart. lg.unit-keyword.guardian.wounds, lg.dice.surge.only-attack-and-defense
  convertGuardianSurges: (state, _effect, { emit }) => {
    const { guardian, dice } = guardingOf(state)!;
    const to = unitCard(unitOf(state, guardian).card).defenseSurge ?? 'blank';
    for (const die of showing(dice, 'surge')) emit({ kind: 'guardianDieTurned', die, to });
  },
  usePierce: (state, { count }, { emit }) => {
    emit({ kind: 'pierceUsed', count });
    const guarding = guardingOf(state);
    const blocks = showing(guarding?.dice ?? poolOf(state).defenseDice, 'block').slice(0, count);
    for (const die of blocks) {
      // lg.unit-keyword.guardian.pierce-applies, lg.weapon-keyword.pierce.cancel
      if (guarding) emit({ kind: 'guardianDieTurned', die, to: 'blank' });
      else emit({ kind: 'defenseDieCancelled', die, source: 'pierce' });
    }
  },
  compareResults: (state, _effect, { emit }) => {
    const pool = poolOf(state);
    emit({
      kind: 'resultsCompared',
      defender: pool.defender,
      results: resultsLeft(pool),
      blocks: blocksLeft(pool),
    });
  },
} satisfies Partial<Performers>;
