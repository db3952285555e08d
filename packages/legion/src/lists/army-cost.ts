import type { Army, ArmyUnit } from './army.ts';
import { type ArmyBuild, armyBuildOf, buildOf, type UnitBuild } from './build.ts';

/** A unit and its upgrades each cost what their cards say. lg.army.points.what-costs */
export function buildCost({ unit, upgrades }: UnitBuild): number {
  return upgrades.reduce((sum, { points }) => sum + points, unit.points);
}

export function unitCost(unit: ArmyUnit): number {
  return buildCost(buildOf(unit));
}

/** Command cards cost nothing. lg.army.points.what-costs */
export function armyBuildCost({ units }: ArmyBuild): number {
  return units.reduce((sum, each) => sum + buildCost(each), 0);
}

export function armyCost(army: Army): number {
  return armyBuildCost(armyBuildOf(army));
}
