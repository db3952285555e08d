import type { Die } from '@sortie/kernel';
import { rolled } from '@sortie/kernel';
import type { AttackFace, DefenseFace, Pool } from '../../model/index.ts';
import { rollsOfAttackDice, rollsOfDefenseDice } from '../rolls.ts';

export interface RolledFaces {
  readonly faces: readonly (AttackFace | DefenseFace)[];
  /** Dice fresh from the hand that show them. */
  readonly dice: readonly Die<AttackFace | DefenseFace>[];
  readonly chance: number;
}

const known: Readonly<Record<Pool, (readonly RolledFaces[])[]>> = { attack: [], defense: [] };

/** Every outcome of a roll of so many dice, as faces. */
export function facesRolled(pool: Pool, dice: number): readonly RolledFaces[] {
  let found = known[pool][dice];
  if (!found) {
    const rolls = pool === 'attack' ? attackFaces(dice) : defenseFaces(dice);
    found = rolls.map((roll) => ({ ...roll, dice: roll.faces.map((face) => rolled(face)) }));
    known[pool][dice] = found;
  }
  return found;
}

function attackFaces(dice: number): readonly Omit<RolledFaces, 'dice'>[] {
  return rollsOfAttackDice(dice).map(({ hits, crits, focuses, blanks, chance }) => ({
    faces: [
      ...many('hit', hits),
      ...many('crit', crits),
      ...many('focus', focuses),
      ...many('blank', blanks),
    ],
    chance,
  }));
}

function defenseFaces(dice: number): readonly Omit<RolledFaces, 'dice'>[] {
  return rollsOfDefenseDice(dice).map(({ evades, focuses, chance }) => ({
    faces: [...many('evade', evades), ...many('focus', focuses), ...many('blank', dice - evades - focuses)],
    chance,
  }));
}

function many(face: AttackFace | DefenseFace, count: number): readonly (AttackFace | DefenseFace)[] {
  return Array.from({ length: count }, () => face);
}
