import type { Luck } from '@sortie/kernel';
import { innermost, innermostFrame, noteIn, rolled, showing } from '@sortie/kernel';
import type {
  Attack,
  AttackFace,
  DefenseFace,
  Pool,
  Throw,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import { compareResults } from './compare-results.ts';
import { turnsCriticals } from './damage-deck.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Performers } from './performer.ts';
import { isRerollable } from './reroll.ts';
import { throwOf } from './throwing.ts';
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
  changeDice: (state, { pool, dice, to, source, fixed, final }, { emit }) => {
    const attack = innermost<Attack>(state, 'attack')!;
    const marks = { ...(fixed ? { fixed } : {}), ...(final ? { final } : {}) };
    for (const die of dice) {
      // xw.timing.precedence.cannot-is-absolute
      if ((pool === 'attack' ? attack.attackDice : attack.defenseDice)[die]?.final) continue;
      emit({ kind: 'dieChanged', pool, die, to, source, ...marks });
    }
  },
  rollMoreDice: (_state, { pool, count, source }, { emit, luck }) => {
    for (const face of roll(luck, pool, count)) emit({ kind: 'dieAdded', pool, face, source });
  },
  addDie: (_state, { pool, face, source }, { emit }) => {
    emit({ kind: 'dieAdded', pool, face, source });
  },
  cancelDice: (_state, { pool, dice, source }, { emit }) => {
    for (const die of dice) emit({ kind: 'dieCancelled', pool, die, source });
  },
  setAside: (_state, { die }, { emit }) => {
    emit({ kind: 'dieSetAside', die });
  },
  compareResults: (state, _effect, { emit }) => {
    for (const event of compareResults(state, innermost<Attack>(state, 'attack')!)) emit(event);
  },
  rollFor: (state, effect) => (isInPlay(shipOf(state, effect.ship)) ? [throwOf(effect)] : undefined),
  rollDamage: (state, effect) => (isInPlay(shipOf(state, effect.ship)) ? [throwOf(effect)] : undefined),
  throwDice: (state, _effect, { emit, luck }) => {
    const { id, at } = innermostFrame<Throw>(state, 'throwing')!;
    const { ship, source, pool, count } = at;
    const faces = roll(luck, pool, count);
    emit({ kind: 'rolledFor', ship, source, pool, faces });
    return [noteIn<Throw>(id, { dice: faces.map(rolled) as Throw['dice'] })];
  },
  rethrowDice: (state, { dice, source }, { emit, luck }) => {
    const { id, at } = innermostFrame<Throw>(state, 'throwing')!;
    const fallen = at.dice.map((die, place) => {
      if (!dice.includes(place) || !isRerollable(die)) return die;
      const [to] = roll(luck, at.pool, 1);
      emit({ kind: 'thrownDieTurned', ship: at.ship, die: place, to: to!, source, rerolled: true });
      return { ...die, face: to!, timesRerolled: die.timesRerolled + 1 };
    });
    return [noteIn<Throw>(id, { dice: fallen as Throw['dice'] })];
  },
  turnThrownDie: (state, { die: place, to, source }, { emit }) => {
    const { id, at } = innermostFrame<Throw>(state, 'throwing')!;
    emit({ kind: 'thrownDieTurned', ship: at.ship, die: place, to, source, rerolled: false });
    const turned = at.dice.map((die, each) => (each === place ? { ...die, face: to, final: true } : die));
    return [noteIn<Throw>(id, { dice: turned as Throw['dice'] })];
  },
} satisfies Partial<Performers>;
