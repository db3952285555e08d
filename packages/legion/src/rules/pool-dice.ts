import {
  type AttackColour,
  type AttackDice,
  attackColours,
  attackDice,
  type Weapon,
} from '../catalogue/index.ts';
import type { Unit } from '../model/index.ts';

export function multiplyDice(dice: AttackDice, times: number): AttackDice {
  return attackDice({ red: dice.red * times, black: dice.black * times, white: dice.white * times });
}

export function countDice({ red, black, white }: AttackDice): number {
  return red + black + white;
}

export function isDisrupted({ damage }: Pick<Unit, 'damage'>, weapon: string): boolean {
  return damage.some((token) => token.kind === 'weaponDisrupted' && token.weapon === weapon);
}

/**
 * How many dice a disrupted weapon adds: half, rounded up, of every single addition.
 * lg.vehicle.weapon-disrupted.half-dice, lg.vehicle.weapon-disrupted.spray
 */
function halfOf({ dice }: Pick<Weapon, 'dice'>, times: number): number {
  return Math.ceil(countDice(dice) / 2) * times;
}

/** The best half of the dice: red before black before white. */
export function bestHalf(weapon: Pick<Weapon, 'dice'>, times: number): AttackDice {
  let left = halfOf(weapon, times);
  const taken: Record<AttackColour, number> = { red: 0, black: 0, white: 0 };
  for (const colour of attackColours) {
    taken[colour] = Math.min(left, weapon.dice[colour] * times);
    left -= taken[colour];
  }
  return attackDice(taken);
}

/** Whether these can be the dice of a disrupted weapon: the attacking player chooses them, whatever their colours. */
export function isHalf(weapon: Pick<Weapon, 'dice'>, times: number, dice: AttackDice): boolean {
  const all = multiplyDice(weapon.dice, times);
  const isThere = attackColours.every(
    (colour) => Number.isInteger(dice[colour]) && dice[colour] >= 0 && dice[colour] <= all[colour],
  );
  return isThere && countDice(dice) === halfOf(weapon, times);
}

/** Every half of the dice of one addition, each number of every colour once. */
export function halvesOf(weapon: Pick<Weapon, 'dice'>): readonly AttackDice[] {
  const { dice } = weapon;
  const found: AttackDice[] = [];
  for (let red = dice.red; red >= 0; red--) {
    for (let black = dice.black; black >= 0; black--) {
      const half = attackDice({ red, black, white: halfOf(weapon, 1) - red - black });
      if (isHalf(weapon, 1, half)) found.push(half);
    }
  }
  return found;
}
