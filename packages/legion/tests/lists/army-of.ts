import type { CommandCardId, UnitCardId, UpgradeCardId } from '../../src/catalogue/index.ts';
import { type Army, type ArmyRules, judgeArmy } from '../../src/lists/index.ts';

type Entry = readonly [unit: string, ...upgrades: string[]];
type KnownEntry = readonly [unit: UnitCardId, ...upgrades: UpgradeCardId[]];

/** Six cards that any army may have. */
export const rebelHand: readonly CommandCardId[] = [
  'ambush',
  'sabotaged-communications',
  'push',
  'turning-the-tide',
  'assault',
  'covering-fire',
];

export const imperialHand: readonly CommandCardId[] = [
  'ambush',
  'covert-observation',
  'push',
  'pinned-down',
  'assault',
  'coordinated-fire',
];

/** The least that a standard army needs, and whatever else is named. */
export function rebels(
  units: readonly Entry[] = [],
  commands: readonly string[] = rebelHand,
  least: readonly KnownEntry[] = [
    ['rebel-officer'],
    ['rebel-troopers'],
    ['rebel-troopers'],
    ['rebel-troopers'],
  ],
): Army {
  return armyOf('rebel', [...least, ...units], commands);
}

export function imperials(
  units: readonly Entry[] = [],
  commands: readonly string[] = imperialHand,
  least: readonly KnownEntry[] = [
    ['imperial-officer'],
    ['stormtroopers'],
    ['stormtroopers'],
    ['stormtroopers'],
  ],
): Army {
  return armyOf('imperial', [...least, ...units], commands);
}

export function armyOf(
  faction: Army['faction'],
  units: readonly Entry[],
  commands: readonly string[] = [],
): Army {
  return { faction, units: units.map(([unit, ...upgrades]) => ({ unit, upgrades })), commands };
}

/** The same entry several times. */
export function times(count: number, ...entry: Entry): readonly Entry[] {
  return Array.from({ length: count }, () => entry);
}

/** Rule, card and reason of every fault. */
export function faultsOf(
  army: Army,
  rules: ArmyRules = {},
): readonly (readonly [string, string | undefined, string])[] {
  return judgeArmy(army, rules).map(({ rule, card, reason }) => [rule, card?.id, reason.kind]);
}
