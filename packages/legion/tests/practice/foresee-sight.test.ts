import type { MiniatureId, UnitId } from '@sortie/legion/model';
import { foreseeSight } from '@sortie/legion/practice';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const table = legionState(
  {
    luke: { unit: 'luke-skywalker', at: [400, 200, 0] },
    storm: { unit: 'stormtroopers', at: [400, 600, 180] },
  },
  { terrain: [{ id: 'wall', piece: 'bunker', at: [400, 400, 0] }] },
);

const standing = (x: number, y: number) => {
  const { leader } = table.units.find(({ id }) => id === 'luke')!;
  const placements = [{ miniature: leader as MiniatureId, stand: { x, y, level: 0, heading: 0 } }];
  return foreseeSight(table, 'luke' as UnitId, placements).map(({ enemy, range, isSeen, ownCover }) => ({
    enemy,
    range,
    isSeen,
    ownCover,
  }));
};

shows('lg.range.premeasure', 'what a place is worth is measured before anybody goes there', () => {
  expect(standing(400, 300)).toEqual([{ enemy: 'storm', range: 2, isSeen: false, ownCover: 'heavy' }]);
  expect(standing(700, 600)).toEqual([{ enemy: 'storm', range: 2, isSeen: true, ownCover: 'none' }]);
});
