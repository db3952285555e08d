import type { Plain } from '@sortie/kernel';
import {
  type Army,
  type ArmyRules,
  armySizes,
  findAnyCommandCard,
  findAnyUnit,
  findAnyUpgrade,
  limitsOf,
} from '@sortie/legion/lists';

/** What an army is built for. */
export interface Agreed {
  readonly points: number;
}

export const usualAgreed: Agreed = { points: limitsOf({}).points };

export function readAgreed(agreed: Plain | undefined): Agreed {
  return (agreed as unknown as Agreed | undefined) ?? usualAgreed;
}

/** The size that has these points, or a standard army of another total. */
export function rulesOf({ points }: Agreed): ArmyRules {
  const size = armySizes.find((each) => limitsOf({ size: each }).points === points);
  return size === undefined ? { points } : { size, points };
}

/** The army as far as its cards are known. */
export function knownPart(army: Army): Army {
  return {
    ...army,
    units: army.units
      .filter(({ unit }) => findAnyUnit(unit) !== undefined)
      .map(({ unit, upgrades }) => ({
        unit,
        upgrades: upgrades.filter((id) => findAnyUpgrade(id) !== undefined),
      })),
    commands: army.commands.filter((id) => findAnyCommandCard(id) !== undefined),
  };
}
