import type { Faction } from '../catalogue/index.ts';
import {
  type AnyCommandCard,
  type AnyUnit,
  type AnyUpgrade,
  findAnyCommandCard,
  findAnyUnit,
  findAnyUpgrade,
} from './any-card.ts';
import type { Army, ArmyUnit } from './army.ts';

/** A unit of an army with its cards at hand. */
export interface UnitBuild {
  readonly unit: AnyUnit;
  readonly upgrades: readonly AnyUpgrade[];
}

/** An army with its cards at hand. */
export interface ArmyBuild {
  readonly faction: Faction;
  readonly units: readonly UnitBuild[];
  readonly commands: readonly AnyCommandCard[];
}

/** Every id must name a card. */
export function buildOf({ unit, upgrades }: ArmyUnit): UnitBuild {
  return {
    unit: mustFind(findAnyUnit, unit),
    upgrades: upgrades.map((id) => mustFind(findAnyUpgrade, id)),
  };
}

/** Every id must name a card. */
export function armyBuildOf({ faction, units, commands }: Army): ArmyBuild {
  return {
    faction,
    units: units.map(buildOf),
    commands: commands.map((id) => mustFind(findAnyCommandCard, id)),
  };
}

function mustFind<Card>(find: (id: string) => Card | undefined, id: string): Card {
  const card = find(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}
