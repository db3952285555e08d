import { expect } from 'vitest';
import { moving, standsOf, tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const t47 = { unit: 't-47', at: [600, 200, 0] } as const;
const bike = { unit: '74-z-speeder-bikes', at: [600, 200, 0], left: 1 } as const;
const piece = (id: string, y: number) => ({ terrain: [{ id: 'piece', piece: id, at: [600, y] }] }) as never;
const straight = { ...tool(3, 0), type: 'compulsory' };

shows(
  'lg.unit-keyword.speeder.move-over-height',
  'it moves over terrain as high as its value, and no higher',
  () => {
    const over = moving(t47, '', {}, piece('tower', 320)).answers(straight).hasWounds('mover', 0);
    expect(standsOf(over, 'mover')).toEqual([[600, 469]]);
    // 165 is more than one segment of 152.4.
    moving(bike, '', {}, piece('tower', 310)).refuses(straight, 'lg.compulsory-move.full-max-speed');
    const low = moving(bike, '', {}, piece('container', 310)).answers(straight).hasWounds('mover', 0);
    expect(standsOf(low, 'mover')[0]![1]).toBeGreaterThan(400);
  },
);

shows('lg.unit-keyword.speeder.end-on-height', 'it ends on terrain as high as its value', () => {
  const at = moving(t47, '', {}, piece('house-large', 469)).answers(straight).hasWounds('mover', 0);
  expect(standsOf(at, 'mover')).toEqual([[600, 469, 90]]);
  const atst = { unit: 'at-st', at: [600, 200, 0] } as const;
  moving(atst, 'standard', {}, piece('house-large', 389)).refuses(
    tool(2, 0),
    'lg.terrain.impassable.no-move',
  );
});
