import { type AttackDice, attackColours, attackDieFaces } from '../catalogue/index.ts';
import type { Attacking, MiniatureId, PoolAnswer, WeaponChoice } from '../model/index.ts';
import { type PoolOption, type WeaponOption, weaponsAdded } from './pool-options.ts';
import { readWeapons } from './read-pool.ts';

/** Hits and criticals to be expected. */
function worth(dice: AttackDice): number {
  let sum = 0;
  for (const colour of attackColours) {
    const faces = attackDieFaces[colour];
    const good = faces.filter((face) => face === 'hit' || face === 'critical').length;
    sum += (dice[colour] * good) / faces.length;
  }
  return sum;
}

interface Use {
  readonly weapon: WeaponOption;
  readonly miniature: MiniatureId;
  readonly worth: number;
}

/** Every use of a weapon that is possible here, the best first. */
function usesOf({ weapons }: PoolOption): readonly Use[] {
  const all = weapons.flatMap((weapon) =>
    weapon.users.map(({ miniature, times }) => ({
      weapon,
      miniature,
      worth: worth(weapon.weapon.dice) * times,
    })),
  );
  return all.sort((one, other) => other.worth - one.worth);
}

/** The uses as an answer, in the order of the unit's weapons. */
function answerOf(option: PoolOption, uses: readonly Use[]): PoolAnswer {
  const weapons = option.weapons.flatMap((each): WeaponChoice[] => {
    const chosen = each.users.filter(({ miniature }) =>
      uses.some((use) => use.weapon === each && use.miniature === miniature),
    );
    if (chosen.length === 0) return [];
    return [{ weapon: each.weapon.name, miniatures: chosen.map(({ miniature }) => miniature) }];
  });
  return { defender: option.defender.id, type: option.type, weapons };
}

/** As many of these as every miniature may add, the first ones before the others. */
function withinLimit(attack: Attacking, uses: readonly Use[], most: number): readonly Use[] {
  const added = new Map<MiniatureId, number>();
  return uses.filter(({ miniature }) => {
    const before = added.get(miniature) ?? weaponsAdded(attack, miniature);
    if (before >= most) return false;
    added.set(miniature, before + 1);
    return true;
  });
}

/** What somebody pointed at first, then the best of the rest; without anything, everybody's best. */
export function bestPool(option: PoolOption, attack: Attacking, most: number, rough?: unknown): PoolAnswer {
  const wanted = readWeapons(rough) ?? [];
  const uses = usesOf(option);
  const isWanted = ({ weapon, miniature }: Use) =>
    wanted.some((each) => each.weapon === weapon.weapon.name && each.miniatures.includes(miniature));
  const chosen = uses.filter(isWanted);
  return answerOf(option, withinLimit(attack, chosen.length > 0 ? chosen : uses, most));
}

/** Good pools against one defender: everybody's best weapons, and each weapon with all who can add it. */
export function* suggestPools(option: PoolOption, attack: Attacking, most: number): Generator<PoolAnswer> {
  const best = bestPool(option, attack, most);
  yield best;
  for (const weapon of option.weapons) {
    const alone = answerOf(
      option,
      usesOf(option).filter((use) => use.weapon === weapon),
    );
    if (!isSame(alone, best)) yield alone;
  }
}

function isSame(one: PoolAnswer, other: PoolAnswer): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
