import { obscurersOf } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { touches } from '../../src/measuring/cover.ts';
import { shows } from '../shows.ts';
import { figure, relief } from './figures.ts';

type Unit = Parameters<typeof figure>[3];

const leader = figure('leader', 500, 400);
const at = (x: number, y = 400, level = 0, unit: Unit = 'stormtroopers') =>
  figure('defender', x, y, unit, level);
const t0 = { kind: 'terrain', id: 't0', hidesAll: false };

shows(
  'lg.cover.check.centre-line',
  'a walker beside the centre line obscures nobody, whatever it hides',
  () => {
    const behind = (y: number) =>
      obscurersOf(leader, at(800), {
        relief: relief(),
        units: [{ figure: figure('walker', 650, y, 'at-rt'), blocksSight: true }],
      });
    // Its base of 70 mm begins 5 mm from the line, and still hides a part of a base of 27 mm at 800.
    expect(behind(440)).toEqual([]);
    expect(behind(400)).toEqual([{ kind: 'miniature', id: 'walker', hidesAll: true }]);
  },
);

shows(
  ['lg.cover.check.any-part-behind', 'lg.cover.check.example-high-viewpoint'],
  'a unit on the centre line that hides nothing of the miniature obscures it not',
  () => {
    const units = [{ figure: figure('gun', 650, 400, 'e-web-heavy-blaster-team'), blocksSight: false }];
    const from = (level: number) =>
      obscurersOf(figure('leader', 500, 400, 'stormtroopers', level), at(900), { relief: relief(), units });
    expect(from(165)).toEqual([]);
    expect(from(0)).toEqual([{ kind: 'miniature', id: 'gun', hidesAll: false }]);
  },
);

shows(
  ['lg.terrain.pit.overlap-grants-cover', 'lg.cover.check.leader-contact-terrain'],
  'a pit obscures nobody from a leader that is in it too, or at its edge',
  () => {
    const around = { relief: relief(['crater-large', 700, 400]), units: [] };
    const fromX = (x: number, level: number) =>
      obscurersOf(figure('leader', x, 400, 'stormtroopers', level), at(720, 400, -25), around);
    // It reaches from 610 to 790.
    expect([fromX(660, -25), fromX(610 - 13.5, 0), fromX(610 - 14, 0)]).toEqual([[], [], [t0]]);
  },
);

shows(
  [
    'lg.terrain.area.attack-through-or-into',
    'lg.terrain.area.imaginary-perimeter',
    'lg.cover.check.centre-line',
  ],
  'woods that the centre line misses obscure nobody, even if they hide a part',
  () => {
    const around = { relief: relief(['forest-small', 650, 400]), units: [] };
    const across = (y: number) => obscurersOf(figure('leader', 500, y), at(800, y), around);
    // Their northern edge is at 474.9; the base of the defender reaches 13.5 further south than its middle.
    expect([across(470), across(480)]).toEqual([[t0], []]);
  },
);

shows(
  ['lg.terrain.area.attack-through-or-into', 'lg.cover.check.leader-contact-terrain'],
  'woods obscure nobody from a leader that touches them from outside',
  () => {
    const around = { relief: relief(['forest-small', 650, 400]), units: [] };
    const fromX = (x: number) => obscurersOf(figure('leader', x, 400), at(500), around);
    // Their eastern corner is at 750.
    expect([fromX(763.5), fromX(764)]).toEqual([[], [t0]]);
  },
);

shows(
  'lg.cover.check.leader-contact-terrain',
  'a leader touches terrain beside it or beneath its feet, and none that is below that or above its head',
  () => {
    const [grass, house] = [relief(['grass-tall', 500, 400]), relief(['house-small', 500, 400])].map(
      ({ features }) => features[0]!,
    );
    const standing = (x: number, level: number) => figure('leader', x, 400, 'stormtroopers', level);
    // Grass is 30 high and reaches to 610.
    const inGrass = [
      [500, 0],
      [500, 30],
      [500, 30.5],
      [623.5, 0],
      [624, 0],
      [623.5, 31],
    ] as const;
    expect(inGrass.map(([x, level]) => touches(standing(x, level), grass!))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
    // The house is 80 high and reaches to 575.
    const atHouse = [
      [500, 80],
      [500, 80.5],
      [588.5, 0],
      [588.5, 80],
      [588.5, 81],
      [589, 0],
    ] as const;
    expect(atHouse.map(([x, level]) => touches(standing(x, level), house!))).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
    // A roof of its own that hangs over the leader, with a wall beside it.
    const [block] = house!.blocks;
    const hung = (floor: number) => ({
      ...house!,
      blocks: [{ ...block!, floor, top: 200 }, relief(['container', 1500, 400]).features[0]!.blocks[0]!],
    });
    const { top } = leader.height;
    expect([top - 1, top, top + 1].map((floor) => touches(leader, hung(floor)))).toEqual([true, true, false]);
    expect([100 + top, 101 + top].map((floor) => touches(standing(500, 100), hung(floor)))).toEqual([
      true,
      false,
    ]);
  },
);
