import { attackDieFaces, defenseDieFaces } from '@sortie/legion/catalogue';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { isInFiringArc } from '../../src/measuring/index.ts';
import { poolOptions } from '../../src/rules/pool-options.ts';
import { shows } from '../shows.ts';
import { attackBy } from './attack-by.ts';

const count = (faces: readonly string[]) => {
  const counts: Record<string, number> = {};
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
};

shows(
  [
    'lg.dice.results',
    'lg.dice.attack-colours',
    'lg.dice.faces.attack-red',
    'lg.dice.faces.attack-black',
    'lg.dice.faces.attack-white',
  ],
  'attack dice have eight faces: hits, criticals, surges and blanks',
  () => {
    expect(Object.entries(attackDieFaces).map(([colour, faces]) => [colour, count(faces)])).toEqual([
      ['red', { hit: 5, critical: 1, surge: 1, blank: 1 }],
      ['black', { hit: 3, critical: 1, surge: 1, blank: 3 }],
      ['white', { hit: 1, critical: 1, surge: 1, blank: 5 }],
    ]);
  },
);

shows(
  ['lg.dice.results', 'lg.dice.defense-colours', 'lg.dice.faces.defense-red', 'lg.dice.faces.defense-white'],
  'defense dice have six faces: blocks, surges and blanks',
  () => {
    expect(Object.entries(defenseDieFaces).map(([colour, faces]) => [colour, count(faces)])).toEqual([
      ['red', { block: 3, surge: 1, blank: 2 }],
      ['white', { block: 1, surge: 1, blank: 4 }],
    ]);
  },
);

/** The weapons that can be used at a gap between two bases. */
const reach = (upgrade: string, gap: number) => {
  const { state } = legionTable({
    rebels: { unit: 'rebel-troopers', at: [400 + 27 + gap, 300], left: 1 },
    storm: {
      unit: upgrade === 'dlt-19-x-sniper' ? 'scout-troopers' : 'snowtroopers',
      miniatures: Array.from({ length: 5 }, (_, index) => ({ at: [400, 300 - 28 * index] as const })),
      upgrades: [upgrade],
      activated: true,
    },
  });
  return poolOptions(state, attackBy('storm')).flatMap(({ weapons }) =>
    weapons.map(({ weapon }) => weapon.name),
  );
};

shows(
  [
    'lg.weapon.range.icons',
    'lg.weapon.range.single-value',
    'lg.weapon.range.fifth-band',
    'lg.weapon.range.usable-if-between',
  ],
  'a single range is the least and the greatest, and the fifth reaches beyond the ruler without limit',
  () => {
    expect(reach('flametrooper', 152)).toEqual(['E-11 Blaster Rifle', 'Flamethrower']);
    expect(reach('flametrooper', 153)).toEqual(['E-11 Blaster Rifle']);
    expect(reach('dlt-19-x-sniper', 620)).toEqual(['DLT-19x Sniper Rifle']);
    expect(reach('dlt-19-x-sniper', 1300)).toEqual(['DLT-19x Sniper Rifle']);
  },
);

shows(
  ['lg.firing-arc.definition', 'lg.firing-arc.lines'],
  'the lines of the arcs run from the middle of the base outward, and a base on one is in both arcs',
  () => {
    const figure = (x: number, y: number, base: 'small' | 'large') => ({
      id: base,
      stand: { x, y, level: 0, heading: 0 },
      base,
      height: { top: 40, confidence: 1 },
    });
    const arcs = (x: number, y: number) =>
      (['front', 'right', 'rear', 'left'] as const).filter((arc) =>
        isInFiringArc(figure(0, 0, 'large'), arc, figure(x, y, 'small')),
      );
    expect(arcs(0, 100)).toEqual(['front']);
    expect(arcs(95, 105)).toEqual(['front', 'right']);
    expect(arcs(100, 130)).toEqual(['front']);
    expect(arcs(-105, -95)).toEqual(['rear', 'left']);
  },
);
