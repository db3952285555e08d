import { objectiveCategories } from '../catalogue/index.ts';
import { type AnySquadron, isCommander } from './any-card.ts';
import { type FleetBuild, fleetBuildOf, type ShipBuild } from './build.ts';
import type { Fleet } from './fleet.ts';
import { buildCost, fleetCost, sumPoints } from './fleet-cost.ts';

/** The builders whose text we write: Ryan Kingston's, and Armada Warlords. */
export type TextForm = 'kingston' | 'warlords';

interface CountedSquadron {
  readonly card: AnySquadron;
  readonly count: number;
}

/** How a builder prints each part of a fleet. */
interface Printer {
  heading(fleet: Fleet, commander: string): readonly string[];
  objective(category: string, name: string): string;
  ship(build: ShipBuild): readonly string[];
  squadrons(squadrons: readonly CountedSquadron[], cost: number): readonly string[];
  ending(cost: number): readonly string[];
}

const sides = {
  kingston: { rebel: 'Rebel', imperial: 'Imperial' },
  warlords: { rebel: 'Rebel Alliance', imperial: 'Galactic Empire' },
} as const;

const printers: Readonly<Record<TextForm, Printer>> = {
  kingston: {
    heading: ({ name = '', faction }, commander) => [
      `Name: ${name}`,
      `Faction: ${sides.kingston[faction]}`,
      `Commander: ${commander}`,
    ],
    objective: (category, name) => `${category}: ${name}`,
    ship: (build) => [
      `${build.ship.name} (${build.ship.points})`,
      ...build.upgrades.map(({ name, points }) => `• ${name} (${points})`),
      `= ${buildCost(build)} Points`,
    ],
    squadrons: (squadrons, cost) => [
      'Squadrons:',
      ...squadrons.map(({ card, count }) => {
        const times = count > 1 ? `${count} x ` : '';
        return `• ${times}${card.name} (${card.points * count})`;
      }),
      `= ${cost} Points`,
    ],
    ending: (cost) => ['', `Total Points: ${cost}`],
  },
  warlords: {
    heading: (fleet, commander) => [
      fleet.name ?? '',
      '',
      `Faction: ${sides.warlords[fleet.faction]}`,
      `Points: ${fleetCost(fleet)}`,
      '',
      `Commander: ${commander}`,
    ],
    objective: (category, name) => `${category} Objective: ${name}`,
    ship: (build) => [
      `${build.upgrades.some(isCommander) ? '[ flagship ] ' : ''}${build.ship.name} (${build.ship.points} points)`,
      ...build.upgrades.map(({ name, points }) => `-  ${name} ( ${points} points)`),
      `= ${buildCost(build)} total ship cost`,
    ],
    squadrons: (squadrons, cost) => [
      ...squadrons.map(
        ({ card, count }) => `${count} ${card.name}${count > 1 ? 's' : ''} ( ${card.points * count} points)`,
      ),
      `= ${cost} total squadron cost`,
    ],
    ending: () => [],
  },
};

/** A fleet as list builders print it, for those who read it elsewhere; every id must name a card. */
export function fleetToText(fleet: Fleet, form: TextForm = 'kingston'): string {
  const build = fleetBuildOf(fleet);
  const print = printers[form];
  const commander = build.ships.flatMap(({ upgrades }) => upgrades.filter(isCommander))[0]?.name ?? '';
  const squadrons = countSquadrons(build.squadrons);
  return [
    ...print.heading(fleet, commander),
    '',
    ...objectiveLines(build, print),
    '',
    ...build.ships.flatMap((each) => [...print.ship(each), '']),
    ...print.squadrons(squadrons, sumPoints(build.squadrons)),
    ...print.ending(fleetCost(fleet)),
    '',
  ].join('\n');
}

function objectiveLines({ objectives }: FleetBuild, print: Printer): readonly string[] {
  return objectiveCategories.map((category) => {
    const names = objectives.filter((card) => card.category === category).map(({ name }) => name);
    const label = category.slice(0, 1).toUpperCase() + category.slice(1);
    return print.objective(label, names.join(', ')).trimEnd();
  });
}

/** All copies of a squadron on one line. */
function countSquadrons(squadrons: readonly AnySquadron[]): readonly CountedSquadron[] {
  return [...new Set(squadrons)].map((card) => ({
    card,
    count: squadrons.filter((each) => each === card).length,
  }));
}
