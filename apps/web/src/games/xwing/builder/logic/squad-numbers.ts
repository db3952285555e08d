import { type Difficulty, type Maneuver, shipType } from '@sortie/xwing/catalogue';
import { buildOf, type Squad, shipCost } from '@sortie/xwing/lists';
import { valuesOf } from './values-of.ts';

export interface SquadNumbers {
  readonly ships: readonly { readonly name: string; readonly points: number }[];
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly maneuvers: Readonly<Record<Difficulty, number>>;
}

/** The sums of a squad at a glance. */
export function squadNumbers(squad: Squad): SquadNumbers {
  const builds = squad.ships.map(buildOf);
  const values = builds.map(valuesOf);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    ships: squad.ships.map((ship, at) => ({ name: builds[at]!.pilot.name, points: shipCost(ship) })),
    attack: sum(values.map(({ primaryWeapon }) => primaryWeapon ?? 0)),
    agility: sum(values.map(({ agility }) => agility)),
    hull: sum(values.map(({ hull }) => hull)),
    shields: sum(values.map(({ shields }) => shields)),
    maneuvers: difficultyCounts(builds.flatMap(({ pilot }) => shipType(pilot.shipType).dial)),
  };
}

export function difficultyCounts(dial: readonly Maneuver[]): Readonly<Record<Difficulty, number>> {
  const count = (wanted: Difficulty) => dial.filter(({ difficulty }) => difficulty === wanted).length;
  return { green: count('green'), white: count('white'), red: count('red') };
}
