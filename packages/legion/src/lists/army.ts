import type { Faction } from '../catalogue/index.ts';

/** A unit and its upgrades by their ids. */
export interface ArmyUnit {
  readonly unit: string;
  readonly upgrades: readonly string[];
}

/** An army as it is kept and exchanged: its ids may name later cards, or none at all. lg.army.components */
export interface Army {
  readonly name?: string;
  readonly faction: Faction;
  readonly units: readonly ArmyUnit[];
  /** The six command cards that were chosen; Standing Orders comes by itself. lg.army.command-hand.two-of-each-pip */
  readonly commands: readonly string[];
}
