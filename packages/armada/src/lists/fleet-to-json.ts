import type { Faction } from '../catalogue/index.ts';
import type { Fleet, FleetShip } from './fleet.ts';

/** A fleet in our own form: every card by its id. */
export interface FleetFile {
  readonly version: 1;
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly FleetShip[];
  readonly squadrons: readonly string[];
  readonly objectives: readonly string[];
}

export function fleetToJson({ name, faction, ships, squadrons, objectives }: Fleet): FleetFile {
  return {
    version: 1,
    ...(name === undefined ? {} : { name }),
    faction,
    ships: ships.map(({ ship, upgrades }) => ({ ship, upgrades })),
    squadrons,
    objectives,
  };
}
