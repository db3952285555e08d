import type { Luck } from '@sortie/kernel';
import { innermost, showing } from '@sortie/kernel';
import type { Attack, AttackFace, DefenseFace, Pool, XwingEffect, XwingState } from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import { compareResults } from './compare-results.ts';
import { turnsCriticals } from './damage-deck.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { run } from './words.ts';

function roll(luck: Luck, pool: Pool, count: number): readonly (AttackFace | DefenseFace)[] {
  return pool === 'attack'
    ? luck.roll('attack', attackDieFaces, count)
    : luck.roll('defense', defenseDieFaces, count);
}

/** xw.damage.deck.core2012-crit-to-hit */
function criticalsTurned(state: XwingState): readonly XwingEffect[] {
  const { attackDice, defender } = innermost<Attack>(state, 'attack')!;
  const dice = showing(attackDice, 'crit');
  if (!turnsCriticals(state, shipOf(state, defender))) return [];
  return [{ kind: 'changeDice', pool: 'attack', dice, to: 'hit', source: 'damageDeck' }];
}

/** Attacks and dice. */
export const dicePerformers = {
  grantAttack: (_state, { grant }) => [run('grantedAttack', grant)],
  declareAttack: (_state, { attacker, defender, weapon, range, obstructed }, { emit }) => {
    emit({ kind: 'attackDeclared', attacker, defender, weapon, range, obstructed });
  },
  rollAttackDice: (state, { count }, { emit, luck }) => {
    emit({ kind: 'attackDiceRolled', faces: luck.roll('attack', attackDieFaces, count) });
    return criticalsTurned(state);
  },
  rollDefenseDice: (_state, { count }, { emit, luck }) => {
    emit({ kind: 'defenseDiceRolled', faces: luck.roll('defense', defenseDieFaces, count) });
  },
  rerollDice: (state, { pool, dice, source }, { emit, luck }) => {
    for (const die of dice) {
      const [to] = roll(luck, pool, 1);
      emit({ kind: 'dieRerolled', pool, die, to: to!, source });
    }
    return criticalsTurned(state);
  },
  changeDice: (_state, { pool, dice, to, source, fixed }, { emit }) => {
    for (const die of dice) {
      emit({ kind: 'dieChanged', pool, die, to, source, ...(fixed ? { fixed } : {}) });
    }
  },
  addDie: (_state, { pool, face, source }, { emit }) => {
    emit({ kind: 'dieAdded', pool, face, source });
  },
  cancelDice: (_state, { pool, dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'dieCancelled', pool, die, source });
  },
  compareResults: (state, _effect, { emit }) => {
    for (const event of compareResults(state, innermost<Attack>(state, 'attack')!)) emit(event);
  },
  rollFor: (state, { ship: id, source, count, pool = 'attack', outcomes }, { emit, luck }) => {
    const ship = shipOf(state, id);
    if (!isInPlay(ship)) return undefined;
    const faces = roll(luck, pool, count);
    emit({ kind: 'rolledFor', ship: id, source, pool, faces });
    const turned = turnsCriticals(state, ship);
    // xw.attack.damage.normal-first
    const ordered = [...faces.filter((face) => face !== 'crit'), ...faces.filter((face) => face === 'crit')];
    return ordered.flatMap((face) => outcomes[turned && face === 'crit' ? 'hit' : face] ?? []);
  },
  rollDamage: (state, { ship, count, source }, { emit, luck }) => {
    const struck = shipOf(state, ship);
    if (!isInPlay(struck)) return undefined;
    const faces = luck.roll('attack', attackDieFaces, count);
    emit({ kind: 'rolledFor', ship, source, pool: 'attack', faces });
    const damage = faces.filter((face) => face === 'hit' || face === 'crit').length;
    const crits = turnsCriticals(state, struck) ? 0 : faces.filter((face) => face === 'crit').length;
    return [{ kind: 'sufferDamage', ship, hits: damage - crits, crits, source }];
  },
} satisfies Partial<Performers>;
