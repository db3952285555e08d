import type { Luck } from '@sortie/kernel';
import { innermost, showing, unreachable } from '@sortie/kernel';
import type { Attack, AttackFace, DefenseFace, XwingEffect, XwingState } from '../model/index.ts';
import { attackDieFaces, defenseDieFaces } from '../model/index.ts';
import { compared } from './compare-results.ts';
import { turnsCriticals } from './damage-deck.ts';
import { isInPlay, shipOf } from './in-play.ts';
import type { Means, More } from './means.ts';

type DiceKind =
  | 'declareAttack'
  | 'rollAttackDice'
  | 'rollDefenseDice'
  | 'rerollDice'
  | 'changeDice'
  | 'addDie'
  | 'cancelDice'
  | 'compareResults'
  | 'rollFor'
  | 'rollDamage';
export type DiceEffect = Extract<XwingEffect, { kind: DiceKind }>;

/** Carries out what concerns dice. */
export function performDice(state: XwingState, effect: DiceEffect, emit: Means['emit'], luck: Luck): More {
  switch (effect.kind) {
    case 'declareAttack': {
      const { attacker, defender, weapon, range, obstructed } = effect;
      emit({ kind: 'attackDeclared', attacker, defender, weapon, range, obstructed });
      return;
    }
    case 'rollAttackDice':
      emit({ kind: 'attackDiceRolled', faces: luck.roll('attack', attackDieFaces, effect.count) });
      return criticalsTurned(state);
    case 'rollDefenseDice':
      emit({ kind: 'defenseDiceRolled', faces: luck.roll('defense', defenseDieFaces, effect.count) });
      return;
    case 'rerollDice':
      for (const die of effect.dice) {
        const [to] =
          effect.pool === 'attack'
            ? luck.roll('attack', attackDieFaces, 1)
            : luck.roll('defense', defenseDieFaces, 1);
        emit({ kind: 'dieRerolled', pool: effect.pool, die, to: to!, source: effect.source });
      }
      return criticalsTurned(state);
    case 'changeDice':
      for (const die of effect.dice) {
        const { pool, to, source, fixed } = effect;
        emit({ kind: 'dieChanged', pool, die, to, source, ...(fixed ? { fixed } : {}) });
      }
      return;
    case 'addDie':
      emit({ kind: 'dieAdded', pool: effect.pool, face: effect.face, source: effect.source });
      return;
    case 'cancelDice':
      for (const die of effect.dice) {
        emit({ kind: 'dieCancelled', pool: effect.pool, die, source: effect.source });
      }
      return;
    case 'compareResults':
      for (const event of compared(state, innermost<Attack>(state, 'attack')!)) emit(event);
      return;
    case 'rollFor': {
      const ship = shipOf(state, effect.ship);
      if (!isInPlay(ship)) return;
      const pool = effect.pool ?? 'attack';
      const faces: readonly (AttackFace | DefenseFace)[] =
        pool === 'attack'
          ? luck.roll('attack', attackDieFaces, effect.count)
          : luck.roll('defense', defenseDieFaces, effect.count);
      emit({ kind: 'rolledFor', ship: effect.ship, source: effect.source, pool, faces });
      const turned = turnsCriticals(state, ship);
      // xw.attack.damage.normal-first
      const ordered = [
        ...faces.filter((face) => face !== 'crit'),
        ...faces.filter((face) => face === 'crit'),
      ];
      return ordered.flatMap((face) => effect.outcomes[turned && face === 'crit' ? 'hit' : face] ?? []);
    }
    case 'rollDamage': {
      const { ship, count, source } = effect;
      const struck = shipOf(state, ship);
      if (!isInPlay(struck)) return;
      const faces = luck.roll('attack', attackDieFaces, count);
      emit({ kind: 'rolledFor', ship, source, pool: 'attack', faces });
      const damage = faces.filter((face) => face === 'hit' || face === 'crit').length;
      const crits = turnsCriticals(state, struck) ? 0 : faces.filter((face) => face === 'crit').length;
      return [{ kind: 'sufferDamage', ship, hits: damage - crits, crits, source }];
    }
    default:
      return unreachable(effect);
  }
}

/** xw.damage.deck.core2012-crit-to-hit */
function criticalsTurned(state: XwingState): readonly XwingEffect[] {
  const { attackDice, defender } = innermost<Attack>(state, 'attack')!;
  const dice = showing(attackDice, 'crit');
  if (dice.length === 0 || !turnsCriticals(state, shipOf(state, defender))) return [];
  return [{ kind: 'changeDice', pool: 'attack', dice, to: 'hit', source: 'damageDeck' }];
}
