import type { Faction } from '../catalogue/index.ts';

/** A ship and its cards by their ids, the commander of a flagship and the title among them. */
export interface FleetShip {
  readonly ship: string;
  readonly upgrades: readonly string[];
}

/** A fleet as it is kept and exchanged: its ids may name cards of later waves, or none at all. */
export interface Fleet {
  readonly name?: string;
  readonly faction: Faction;
  readonly ships: readonly FleetShip[];
  /** One entry for each squadron, however many share a card. ar.fleet.shared-squadron-card */
  readonly squadrons: readonly string[];
  readonly objectives: readonly string[];
}
