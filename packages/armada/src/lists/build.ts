import type { Faction } from '../catalogue/index.ts';
import {
  type AnyObjective,
  type AnyShip,
  type AnySquadron,
  type AnyUpgrade,
  findAnyObjective,
  findAnyShip,
  findAnySquadron,
  findAnyUpgrade,
} from './any-card.ts';
import type { Fleet, FleetShip } from './fleet.ts';

/** A ship of a fleet with its cards at hand. */
export interface ShipBuild {
  readonly ship: AnyShip;
  readonly upgrades: readonly AnyUpgrade[];
}

/** A fleet with its cards at hand. */
export interface FleetBuild {
  readonly faction: Faction;
  readonly ships: readonly ShipBuild[];
  readonly squadrons: readonly AnySquadron[];
  readonly objectives: readonly AnyObjective[];
}

/** Every id must name a card. */
export function buildOf({ ship, upgrades }: FleetShip): ShipBuild {
  return {
    ship: known(findAnyShip(ship), ship),
    upgrades: upgrades.map((id) => known(findAnyUpgrade(id), id)),
  };
}

/** Every id must name a card. */
export function fleetBuildOf({ faction, ships, squadrons, objectives }: Fleet): FleetBuild {
  return {
    faction,
    ships: ships.map(buildOf),
    squadrons: squadrons.map((id) => known(findAnySquadron(id), id)),
    objectives: objectives.map((id) => known(findAnyObjective(id), id)),
  };
}

function known<Card>(card: Card | undefined, id: string): Card {
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
