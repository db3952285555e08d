import { type TerrainPieceId, terrainPieces } from '@sortie/legion/catalogue';
import {
  difficultAlong,
  firstStop,
  hasLineOfSight,
  layTool,
  lengthOf,
  obscurersOf,
} from '@sortie/legion/measuring';
import type { Terrain } from '@sortie/legion/model';
import { legionTable, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { figure, relief } from '../measuring/figures.ts';
import { traveller } from '../measuring/travellers.ts';
import { moving, tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

type Declared = NonNullable<Terrain['declared']>;

/** The cover of one defender behind or in a piece that lies 40 before it. */
function coverFor(defender: string, piece: TerrainPieceId, declared: Declared = {}, ahead = 40): string {
  const table = legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 200], left: 1 },
      target: { unit: defender, at: [400, 500], left: 1, activated: true },
      far: { unit: 'rebel-troopers', at: [1700, 850], activated: true },
    },
    { terrain: [{ piece, at: [400, 500 - ahead], declared }] } as Situation,
  ).attack('storm', 'target', { weapons: ['E-11 Blaster Rifle'], white: ['hit'], whiteDefense: ['block'] });
  return table.events('coverFound').at(-1)!.grade;
}

shows(
  ['lg.terrain.tables-are-defaults', 'lg.terrain.cover.three-grades'],
  'players may declare another cover or another ground than the table has',
  () => {
    const grades = ['none', 'light', 'heavy'] as const;
    expect(coverFor('leia-organa', 'sandbags')).toBe('light');
    expect(grades.map((cover) => coverFor('leia-organa', 'sandbags', { cover }))).toEqual([...grades]);
    const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
    const woods = (declared: Declared) =>
      moving(luke, 'standard', {}, { terrain: [{ piece: 'forest-small', at: [600, 420], declared }] });
    const movement = { trooper: 'difficult', groundVehicle: 'open', repulsorVehicle: 'open' } as const;
    expect(woods({}).completes(tool(2, 0))).toMatchObject({ speed: 2 });
    expect(woods({ movement }).completes(tool(2, 0))).toMatchObject({ speed: 1 });
  },
);

shows(
  'lg.terrain.declare.troopers-more-often',
  'a piece may cover troopers and not a vehicle, or both',
  () => {
    expect(coverFor('at-rt', 'ruins', {}, 0)).toBe('heavy');
    expect(coverFor('at-rt', 'ruins', { covers: 'troopers' }, 0)).toBe('none');
    expect(coverFor('leia-organa', 'ruins', { covers: 'troopers' }, 0)).toBe('heavy');
    expect(coverFor('at-rt', 'bank-low', { covers: 'all' }, 60)).toBe('light');
    expect(coverFor('at-rt', 'bank-low', {}, 60)).toBe('none');
  },
);

shows('lg.terrain.barricade.emplacement-cover', 'a barricade covers the crew of a cannon too', () => {
  expect(coverFor('1-4-fd', 'barricade', {}, 60)).toBe('heavy');
});

shows(
  [
    'lg.terrain.declare.fixed-for-all-affected',
    'lg.terrain.declare.half-check-only-in-setup',
    'lg.terrain.cover.half-hidden-default',
  ],
  'a piece gives what it was declared for, however little of a miniature it hides',
  () => {
    // Sandbags of 18 mm hide less than half of Chewbacca, and yet they cover him as they cover Leia.
    expect(coverFor('chewbacca', 'sandbags')).toBe('light');
    expect(coverFor('leia-organa', 'sandbags')).toBe('light');
    // As for what they hide, all covering pieces of the barricade group are half as high as a stormtrooper.
    const low = terrainPieces.filter(
      ({ group, rating, height }) => group === 'barricade' && rating.cover !== 'none' && height * 2 < 36,
    );
    expect(low).toEqual([]);
  },
);

const start = { ...figure('mover', 600, 250).stand, heading: 0 };
const walk = (speed: 1 | 2) => layTool(start, 'small', { speed, angle: 0, bend: 0 });

shows('lg.terrain.open.default-ground', 'bare ground slows and stops nobody', () => {
  for (const unit of ['luke-skywalker', 'at-rt', 't-47-airspeeder'] as const) {
    expect(firstStop(walk(2), traveller(unit), relief(), [])).toBe(undefined);
    expect(difficultAlong(walk(2), lengthOf(walk(2)), traveller(unit), relief())).toEqual([]);
  }
});

shows('lg.terrain.difficult.definition', 'a move may begin, go on and end in difficult terrain', () => {
  const luke = { unit: 'luke-skywalker', at: [600, 400] } as const;
  const ruins = { terrain: [{ piece: 'ruins', at: [600, 400] }] } as const;
  const inside = moving(luke, 'standard', {}, ruins);
  inside.refuses(tool(2, 0) as never, 'lg.terrain.difficult.start');
  inside.answers(tool(1, 0) as never);
  const into = moving({ ...luke, at: [600, 290] }, 'standard', {}, ruins);
  into.refuses(tool(2, 0) as never, 'lg.terrain.difficult.enter');
  into.answers(tool(1, 0) as never);
});

shows('lg.terrain.area.imaginary-perimeter', 'an area is what lies inside its outline', () => {
  const table = relief(['water-shallow', 600, 400]);
  const who = traveller('luke-skywalker');
  const along = (y: number) => {
    const route = layTool({ ...start, y }, 'small', { speed: 1, angle: 0, bend: 0 });
    return difficultAlong(route, lengthOf(route), who, table).length;
  };
  // It begins at 340; the base has a radius of 13.5.
  const far = lengthOf(walk(1));
  expect([along(340 - 13.5 - far - 0.5), along(340 - 13.5 - far + 0.5)]).toEqual([0, 1]);
});

shows(
  'lg.terrain.large.block-los-and-movement',
  'what is large hides by its shape, and stops whom its row says',
  () => {
    const large = terrainPieces.filter(({ group }) => group === 'large');
    expect([...new Set(large.map(({ row }) => row))].toSorted()).toEqual([
      'building',
      'hill',
      'tall-embankment',
      'tall-hedge',
      'tall-stone-wall',
    ]);
    const [from, to] = [figure('from', 300, 400), figure('to', 900, 400)];
    const sees = (piece: TerrainPieceId, y = 400) =>
      hasLineOfSight(from, to, { relief: relief([piece, 600, y, 90]), vehicles: [] });
    expect((['house-small', 'wall-tall', 'hedge-tall', 'vaporator'] as const).map((id) => sees(id))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    // The thin vaporator a little aside hides a part only, and no piece hides what it does not stand before.
    expect(sees('vaporator', 416)).toBe(true);
    expect(obscurersOf(from, to, { relief: relief(['vaporator', 600, 416]), units: [] })).toEqual([
      { kind: 'terrain', id: 't0', hidesAll: false },
    ]);
    expect(sees('house-small', 600)).toBe(true);
  },
);

/** A house of two walls with a doorway of 60 between them, which is difficult: there is a hole in its floor. */
const house = {
  terrain: [
    { id: 'west', piece: 'wall-tall', at: [480, 400] },
    { id: 'east', piece: 'wall-tall', at: [720, 400] },
    { id: 'door', piece: 'crater-small', at: [600, 400] },
  ],
} as const;

shows(
  ['lg.terrain.large.composite', 'lg.terrain.large.doors-windows'],
  'a piece of several parts has a rating for each: walls stop, the doorway between them slows',
  () => {
    const through = moving({ unit: 'luke-skywalker', at: [600, 330] }, 'standard', {}, house);
    through.refuses(tool(2, 0) as never, 'lg.terrain.difficult.enter');
    through.answers(tool(1, 0) as never);
    const aside = moving({ unit: 'luke-skywalker', at: [500, 330] }, 'standard', {}, house);
    aside.refuses(tool(1, 0) as never, 'lg.terrain.impassable.no-move');
  },
);
