import { type Faction, pilotId, upgradeId } from '../../src/catalogue/index.ts';
import { type Fault, judgeSquad, type Squad, type SquadRules } from '../../src/lists/index.ts';

type Entry = readonly [pilot: string, ...upgrades: string[]];

export function squadOf(faction: Faction, ...entries: readonly Entry[]): Squad {
  return {
    faction,
    ships: entries.map(([pilot, ...upgrades]) => ({
      pilot: pilotId(pilot),
      upgrades: upgrades.map(upgradeId),
    })),
  };
}

/** Rule and card of every fault. */
export function faultsOf(
  squad: Squad,
  rules: SquadRules = {},
): readonly (readonly [string, string | undefined])[] {
  return judgeSquad(squad, rules).map((fault: Fault) => [fault.rule, fault.card]);
}
