import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { allObjectives, allShips, allSquadrons, allUpgrades } from '../../src/catalogue/index.ts';
import { objectiveNamed, shipNamed, squadronNamed, upgradeNamed } from '../../src/lists/card-names.ts';
import {
  type Fleet,
  fleetCost,
  fleetFromText,
  fleetRefusalText,
  fleetToText,
  judgeFleet,
  presets,
} from '../../src/lists/index.ts';
import { printedFleets } from './printed-fleets.ts';

function read(text: string): Fleet {
  const fleet = fleetFromText(text);
  if (isRefusal(fleet)) throw new Error(fleetRefusalText(fleet, 'en'));
  return fleet;
}

/** Why a text is refused, in English. */
function problemOf(text: string): string | undefined {
  const fleet = fleetFromText(text);
  return isRefusal(fleet) ? fleetRefusalText(fleet, 'en') : undefined;
}

const lineOfBattle: Fleet = {
  name: 'Line of battle',
  faction: 'imperial',
  ships: [
    { ship: 'victory-ii-class-star-destroyer', upgrades: ['admiral-motti', 'intel-officer', 'dominator'] },
    { ship: 'gladiator-i-class-star-destroyer', upgrades: ['demolisher'] },
  ],
  squadrons: ['soontir-fel', 'tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

test.each(Object.keys(printedFleets) as (keyof typeof printedFleets)[])(
  'a fleet as %s prints it is read whole',
  (builder) => {
    expect(read(printedFleets[builder])).toEqual(lineOfBattle);
    expect(read(printedFleets[builder].replaceAll('\n', '\r\n'))).toEqual(lineOfBattle);
  },
);

test('a ship and its cards may stand on one line', () => {
  const text = `Faction: Galactic Empire
[ flagship ] Victory II-Class Star Destroyer (85 points) - Admiral Motti (24 points) - Intel Officer (7 points) - Dominator (12 points)
Gladiator I-Class Star Destroyer (56 points) - Demolisher (10 points)
1 Soontir Fel (18 points)
2 TIE Fighter Squadrons (16 points)`;
  const { name: _name, ...fleet } = lineOfBattle;
  expect(read(text)).toEqual({ ...fleet, objectives: [] });
});

test('an empty objective, commander and name are none', () => {
  const text =
    'Name:\nFaction: Rebel\nCommander:\n\nAssault:\nDefense: None\nNavigation:\n\nCR90 Corvette A (44)\n= 44 Points\n';
  expect(read(text)).toEqual({
    faction: 'rebel',
    ships: [{ ship: 'cr90-corvette-a', upgrades: [] }],
    squadrons: [],
    objectives: [],
  });
});

test('fleets are printed as two builders do', () => {
  expect(fleetToText(lineOfBattle)).toBe(
    printedFleets.kingston
      .replace('Victory II (85)', 'Victory II-class Star Destroyer (85)')
      .replace('Gladiator I (56)', 'Gladiator I-class Star Destroyer (56)'),
  );
  expect(fleetToText(lineOfBattle, 'warlords')).toBe(`Line of battle

Faction: Galactic Empire
Points: 228

Commander: Admiral Motti

Assault Objective: Most Wanted
Defense Objective: Fire Lanes
Navigation Objective: Minefields

[ flagship ] Victory II-class Star Destroyer (85 points)
-  Admiral Motti ( 24 points)
-  Intel Officer ( 7 points)
-  Dominator ( 12 points)
= 128 total ship cost

Gladiator I-class Star Destroyer (56 points)
-  Demolisher ( 10 points)
= 66 total ship cost

1 Soontir Fel ( 18 points)
2 TIE Fighter Squadrons ( 16 points)
= 34 total squadron cost
`);
});

test('every ready fleet comes back from its text', () => {
  for (const { fleet } of presets)
    for (const form of ['kingston', 'warlords'] as const)
      expect(read(fleetToText(fleet, form))).toEqual(fleet);
});

test('a fleet of later waves is read, costed and printed, and has its faults', () => {
  const text = `Name: Untitled Fleet
Faction: Rebel
Commander: Mon Mothma

Assault: Ion Storm
Defense: Contested Outpost
Navigation: Solar Corona

Starhawk Battleship Mark I (140)
• Mon Mothma (30)
• Kyrsta Agate (5)
= 175 Points

MC80 Star Cruiser (96)
• Leia Organa (38)
= 134 Points

Squadrons:
• Jan Ors (19)
• 2 x Y-wing Squadron (20)
= 39 Points

Total Points: 348
`;
  const fleet = read(text);
  expect(fleet.ships).toEqual([
    { ship: 'starhawk-class-battleship-mark-i', upgrades: ['mon-mothma', 'kyrsta-agate-officer'] },
    { ship: 'mc80-star-cruiser', upgrades: ['leia-organa-commander'] },
  ]);
  expect(fleetCost(fleet)).toBe(348);
  expect(read(fleetToText(fleet))).toEqual(fleet);
  expect(judgeFleet(fleet, { points: 400 }).map(({ rule, card }) => [rule, card?.id])).toEqual([
    ['table.later-wave', 'starhawk-class-battleship-mark-i'],
    ['table.later-wave', 'kyrsta-agate-officer'],
    ['table.later-wave', 'mc80-star-cruiser'],
    ['table.later-wave', 'leia-organa-commander'],
    ['table.later-wave', 'jan-ors'],
    ['table.later-wave', 'ion-storm'],
    ['table.later-wave', 'solar-corona'],
    ['ar.fleet.exactly-one-flagship', 'leia-organa-commander'],
  ]);
});

test('every card is found by its own name and cost', () => {
  for (const card of allShips) expect(shipNamed(card)?.id).toBe(card.id);
  for (const card of allSquadrons) expect(squadronNamed(card)?.id).toBe(card.id);
  for (const card of allUpgrades) expect(upgradeNamed(card)?.id).toBe(card.id);
  for (const card of allObjectives) expect(objectiveNamed(card)?.id).toBe(card.id);
});

test.each([
  ['CR90A Corvette', 'cr90-corvette-a'],
  ['CR90 Corellian Corvette B', 'cr90-corvette-b'],
  ['Assault Frigate Mk2 B', 'assault-frigate-mark-ii-b'],
  ['Assault Frigate MkII A', 'assault-frigate-mark-ii-a'],
  ['Nebulon-B Support Refit', 'nebulon-b-support-refit'],
  ['Victory I', 'victory-i-class-star-destroyer'],
  ['Victory II-Class Star Destroyer', 'victory-ii-class-star-destroyer'],
  ['Raider II', 'raider-ii-class-corvette'],
  ['ISD Kuat Refit', 'imperial-star-destroyer-kuat-refit'],
  ['MC80 Liberty Star Cruiser', 'mc80-star-cruiser'],
  ['Pelta Command Ship', 'modified-pelta-class-command-ship'],
  ['SSD Executor II', 'executor-ii-class-star-dreadnought'],
  ['Onager Testbed', 'onager-class-testbed'],
  ['Starhawk-class Battleship Mark II', 'starhawk-class-battleship-mark-ii'],
])('%s is the ship %s', (name, id) => {
  expect(shipNamed({ name })?.id).toBe(id);
});

test.each([
  ['Kyrsta Agate (com)', undefined, 'kyrsta-agate-commander'],
  ['Leia Organa (off)', undefined, 'leia-organa-officer'],
  ['Darth Vader', 36, 'darth-vader-commander'],
  ['Darth Vader (wpn)', undefined, 'darth-vader-weapons-team'],
  ['Jainas Light', 2, 'jainas-light'],
  ['X17 Turbolasers', 6, 'xi7-turbolasers'],
  ['Intensify Firepower!', 6, 'intensify-firepower'],
] as const)('%s is the upgrade %s %s', (name, points, id) => {
  expect(upgradeNamed(points === undefined ? { name } : { name, points })?.id).toBe(id);
});

test('a pilot may stand behind his craft', () => {
  const text =
    'Faction: Rebel\nSquadrons (19/134):\n1x Moldy Crow - Jan Ors (19)\n1x Luke Skywalker X-Wing Squadron (20)\n';
  expect(read(text).squadrons).toEqual(['jan-ors', 'luke-skywalker']);
});

test('a text that cannot be read is refused by its line', () => {
  const { kingston } = printedFleets;
  expect(problemOf(kingston.replace('Gladiator I (56)', 'Death Star (900)'))).toBe(
    'Line 15 names no ship, squadron or objective: "Death Star".',
  );
  expect(problemOf(kingston.replace('Demolisher', 'Nobody'))).toBe('Line 16 names no upgrade: "Nobody".');
  expect(problemOf(kingston.replace('Faction: Imperial', 'Faction: Separatist'))).toBe(
    'Line 2 names no side of this game: "Separatist".',
  );
  expect(problemOf(kingston.replace('Fire Lanes', 'Water Lanes'))).toBe(
    'Line 6 names no objective: "Water Lanes".',
  );
  expect(problemOf(kingston.replace('2 x TIE Fighter', '2 x V-wing'))).toBe(
    'Line 21 names no ship, squadron or objective: "V-wing Squadron".',
  );
  expect(problemOf('Faction: Rebel\n• General Dodonna (20)\n')).toBe(
    'Line 2 has an upgrade without a ship above it: "General Dodonna".',
  );
  expect(problemOf('Good morning')).toBe('The text names no ship and no squadron.');
  expect(problemOf('Name: Two\n\nSquadrons:\n• 2 x X-wing Squadron (26)')).toBe(
    'The text does not tell the side of the fleet.',
  );
});
