import { squadrons } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

const fleets = () =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter', at: [700, 300] },
    twin: { squadron: 'tie-fighter', at: null, destroyed: 1 },
    wreck: { ship: 'victory-i-', at: null, destroyed: 1 },
    corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
    wing: { squadron: 'x-wing', at: [700, 800] },
  });

shows(
  ['ar.allegiance.friendly', 'ar.allegiance.self-is-friendly'],
  'all units of a fleet are friends, themselves included, and enemies of the other fleet',
  () => {
    const table = tableOf(fleets().state);
    const names = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
    const victory = fleets().ship('victory').id;
    expect(names(table.friendlyShips(victory))).toEqual(['victory']);
    expect(names(table.friendlySquadrons(victory))).toEqual(['tie']);
    expect(names(table.enemyShips(victory))).toEqual(['corvette']);
    expect(names(table.enemySquadrons(victory))).toEqual(['wing']);
    expect(table.areFriendly(victory, victory)).toBe(true);
    expect(table.distance(victory, victory)).toBe(1);
  },
);

shows(
  [
    'ar.destroyed.ship-cards-inactive',
    'ar.destroyed.unique-squadron-card-inactive',
    'ar.destroyed.generic-squadron-card-inactive',
  ],
  'the cards of what is destroyed say nothing; a card that other copies share goes on for them',
  () => {
    const { cards } = tableOf(fleets().state);
    const standing = (owner: string) =>
      new Set(cards.index.all.filter((card) => card.owner === owner).map((card) => card.standing));
    expect(standing('victory')).toEqual(new Set(['inForce']));
    expect(standing('wreck')).toEqual(new Set(['ownerGone']));
    expect(standing('twin')).toEqual(new Set(['ownerGone']));
    expect(standing('tie')).toEqual(new Set(['inForce']));
  },
);

shows('ar.keyword.at-least-one', 'every squadron has a keyword, and each keyword its rules', () => {
  expect(squadrons.filter(({ keywords }) => keywords.length === 0)).toEqual([]);
  const { cards } = tableOf(fleets().state);
  const keys = cards.index.all.filter(({ owner }) => owner === 'wing').map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['wing.bomber', 'wing.escort']));
});

const gatheredBy = (
  attack: (table: ReturnType<typeof fleets>) => ReturnType<typeof fleets>,
  table: ReturnType<typeof fleets>,
) => attack(table).events('diceGathered')[0]!.dice;

shows(
  ['ar.attack.armament.battery-per-zone', 'ar.attack.armament.colours-and-counts'],
  'each hull zone has a battery of its own',
  () => {
    const beside = (x: number, y: number) =>
      armadaTable({
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [x, y, 180], activated: true },
      });
    const red = (count: number) => ({ red: Array.from({ length: count }, () => 'hit') });
    const long = 220;
    const front = beside(900, 300 + 50.4 + 34.9 + long);
    expect(gatheredBy((at) => at.attack('victory', 'corvette', { ...FRONT, ...red(3) }), front)).toEqual({
      red: 3,
      blue: 0,
      black: 0,
    });
    const right = beside(900 + 29.4 + 19.2 + long, 300);
    expect(
      gatheredBy(
        (at) => at.attack('victory', 'corvette', { zone: 'right', defendingZone: 'right', ...red(2) }),
        right,
      ),
    ).toEqual({ red: 2, blue: 0, black: 0 });
  },
);

shows(
  ['ar.attack.armament.squadron-battery', 'ar.attack.roll.dice-by-range'],
  'a squadron attacks ships with its one battery, all colours at distance 1',
  () => {
    const table = armadaTable(
      {
        a: { squadron: 'b-wing', at: [900, 320] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
        victory: { ship: 'victory-ii', at: [900, 400, 0], speed: 0 },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('a', 'victory', { defendingZone: 'rear', blue: ['hit'], black: ['hit'] });
    expect(table.events('diceGathered')[0]!.dice).toEqual({ red: 0, blue: 1, black: 1 });
    expect(table.events('targetDeclared')[0]).toMatchObject({ range: 'distance1' });
  },
);

shows('ar.los.squadrons-transparent', 'squadrons on the line neither block nor obstruct an attack', () => {
  const table = armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter', at: [900, 420] },
    wing: { squadron: 'x-wing', at: [900, 480] },
    corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, speed: 0 },
  }).attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit', 'hit'] });
  expect(table.events('targetDeclared')[0]).toMatchObject({ obstructed: false });
});

shows(
  ['ar.yaw.increase-ladder', 'ar.ship-move.locked-after-insertion'],
  'Navigate raises a dash to one click and one click to two, never beyond; a course that is given stands',
  () => {
    const corvette = (speed: number) =>
      armadaTable({
        corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed, dials: ['navigate'] },
        victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      })
        .passes()
        .uses('navigate', { spend: 'dial', speed: 0, yaw: 1 });
    corvette(1).refuses({ clicks: [3], side: 'right' }, 'ar.ship-move.course-within-yaw');
    // Dash, one, two.
    const table = corvette(3)
      .refuses({ clicks: [2, 0, 0], side: 'right' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [1, 2, 0], side: 'right' }, 'ar.ship-move.course-within-yaw')
      .answers({ clicks: [1, 1, 2], side: 'right' });
    expect(table.ship('corvette').pose!.heading).toBe(90);
    expect(table.open.map(({ kind }) => kind)).not.toContain('chooseCourse');
  },
);
