import { expect } from 'vitest';
import { moving } from '../movement/mover.ts';
import { shows } from '../shows.ts';

shows('lg.unit-keyword.full-pivot.360', 'it turns about as far as it likes, others by 90 degrees', () => {
  const turned = moving({ unit: '1-4-fd', at: [600, 300, 0] }, 'pivot').answers({
    type: 'pivot',
    heading: 180,
  });
  expect(turned.miniature('mover', 1).stand?.heading).toBe(180);
  moving({ unit: 'e-web', at: [600, 300, 0] }, 'pivot').answers({ type: 'pivot', heading: 135 });
  const beside = { eweb: { unit: 'e-web', at: [900, 300, 0] } } as const;
  moving({ unit: 'at-st', at: [600, 300, 0] }, 'pivot', beside).refuses(
    { type: 'pivot', heading: 135 },
    'lg.move.pivot.ninety',
  );
});
