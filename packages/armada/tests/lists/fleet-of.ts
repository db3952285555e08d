import type { Faction } from '../../src/catalogue/index.ts';
import { type Fleet, type FleetRules, judgeFleet } from '../../src/lists/index.ts';

type Entry = readonly [ship: string, ...upgrades: string[]];

interface Others {
  readonly squadrons?: readonly string[];
  readonly objectives?: readonly string[];
}

/** One of each category. */
export const threeObjectives = ['most-wanted', 'fire-lanes', 'minefields'] as const;

/** A fleet with sound objectives unless others are named. */
export function fleetOf(faction: Faction, ships: readonly Entry[], others: Others = {}): Fleet {
  return {
    faction,
    ships: ships.map(([ship, ...upgrades]) => ({ ship, upgrades })),
    squadrons: others.squadrons ?? [],
    objectives: others.objectives ?? threeObjectives,
  };
}

/** The same squadron several times. */
export function times(count: number, id: string): readonly string[] {
  return Array.from({ length: count }, () => id);
}

/** Rule, card and reason of every fault. */
export function faultsOf(
  fleet: Fleet,
  rules: FleetRules = {},
): readonly (readonly [string, string | undefined, string])[] {
  return judgeFleet(fleet, rules).map(({ rule, card, reason }) => [rule, card?.id, reason.kind]);
}
