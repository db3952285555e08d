import { expect } from 'vitest';
import { moving, standsOf, tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

/** A small and a huge base touch at 63.5: 136.5 on the way. */
const contact = tool(2, 0, 0, 136.5 / 152);
const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

shows('lg.unit-keyword.immune-melee.effect', 'nobody comes into contact with it, friend or enemy', () => {
  const speeder = { unit: 't-47', at: [600, 500, 0] } as const;
  moving(luke, 'standard', { enemyVehicle: { ...speeder, side: 1 } }).refuses(
    contact,
    'lg.unit-keyword.immune-melee.effect',
  );
  moving(luke, 'standard', { friend: { ...speeder, side: 0 } }).refuses(
    contact,
    'lg.unit-keyword.immune-melee.effect',
  );
});

shows(
  'lg.unit-keyword.immune-melee.effect',
  'another vehicle is touched, also beside one that is not',
  () => {
    const atst = { unit: 'at-st', at: [600, 500, 0] } as const;
    const speeder = { unit: 't-47', at: [1200, 500, 0], side: 0 } as const;
    const at = moving(luke, 'standard', { atst, speeder }).answers(contact);
    expect(standsOf(at, 'mover')).toEqual([[600, 436.5]]);
  },
);
