import { attackDice } from './dice.ts';
import type { Weapon, WeaponFacts } from './weapon.ts';

export function readWeapon({ name, melee, range, area, dice, keywords, surge }: WeaponFacts): Weapon {
  return {
    name,
    isMelee: melee ?? false,
    range: range === undefined ? null : { min: range[0], max: range[1] },
    isArea: area ?? false,
    dice: attackDice(dice),
    keywords: keywords ?? [],
    ...(surge === undefined ? {} : { surge }),
  };
}
