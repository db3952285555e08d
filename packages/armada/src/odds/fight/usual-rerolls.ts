import type { RulesTable } from '../../abilities/rules-table.ts';
import { type DieColour, faceIcons } from '../../catalogue/index.ts';
import type { Attack, AttackDie } from '../../model/index.ts';

/** Damage that a die shows against this defender. */
function damageShown(table: RulesTable, { attacker, defender }: Attack, { face }: AttackDie): number {
  const { hits, criticals } = faceIcons[face];
  const isShip = table.isShip(defender);
  const countsCriticals = isShip && (table.isShip(attacker) || table.hasKeyword(attacker, 'bomber'));
  return hits + (countsCriticals ? criticals : 0);
}

/** Where dice may be named to be rolled again, those are that show no damage. */
export function diceToReroll(table: RulesTable, attack: Attack, from: readonly number[]): readonly number[] {
  return from.filter((place) => {
    const die = attack.dice[place];
    return die !== undefined && !die.cancelled && damageShown(table, attack, die) === 0;
  });
}

const PROMISE: Readonly<Record<DieColour, number>> = { black: 2, red: 1, blue: 0 };

/** Of dice of which one may be rolled again, one that shows no damage: a blank first, and the die that promises most. */
export function dieToReroll(table: RulesTable, attack: Attack): number | undefined {
  const rank = (place: number) => {
    const { colour, face } = attack.dice[place]!;
    return (face === 'blank' ? 10 : 0) + PROMISE[colour];
  };
  const places = [...diceToReroll(table, attack, [...attack.dice.keys()])];
  return places.sort((one, other) => rank(other) - rank(one))[0];
}
