import { unitCard } from '@sortie/legion/catalogue';
import { type Figure, figuresSwept, placeAt, standAt } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { figure } from './figures.ts';

/** A tank of 100 by 175 mm that faces north: its round ends lie 37.5 ahead and behind, and it is 60 mm tall. */
const tank: Figure = {
  id: 'tank',
  stand: standAt(placeAt(600, 400, 0), 0),
  base: 'long',
  height: { top: 60, confidence: 1 },
};
const swept = (turn: number, others: readonly Figure[], who = tank) =>
  figuresSwept(who, turn, others).map(({ id }) => id);

shows(
  ['lg.displacement.ground-vehicle-pivot', 'lg.move.pivot.no-sweep'],
  'a long base that turns sweeps over whoever its ends reach, and touching is not sweeping',
  () => {
    const others = [
      // Half of both widths to the side: 50 and 13.5.
      figure('touches', 663.5, 400),
      figure('beside', 663.48, 400),
      // As far ahead as the end and both halves reach.
      figure('touchesEnd', 600, 501),
      figure('ahead', 600, 500.9),
      figure('behind', 600, 299.1),
      figure('diagonal', 670, 470),
      figure('off', 675, 475),
      figure('aside', 560, 488),
      figure('far', 720, 400),
    ];
    expect(swept(0, others)).toEqual(['beside', 'ahead', 'behind']);
    // Turned, its end reaches whoever stands at its side.
    expect(swept(45, others)).toEqual(['touches', 'beside', 'ahead', 'behind', 'diagonal']);
    // The axis points both ways.
    expect(swept(-135, others)).toEqual(['touches', 'beside', 'ahead', 'behind', 'diagonal', 'aside']);
    expect(swept(-30, others)).toEqual(['touches', 'beside', 'ahead', 'behind', 'aside']);
  },
);

shows(
  'lg.displacement.ground-vehicle-pivot',
  'whoever stands wholly above or below a base that turns is not swept over',
  () => {
    const { top } = unitCard('stormtroopers').height;
    const at = (level: number) => figure(`at ${level}`, 600, 480, 'stormtroopers', level);
    expect(swept(0, [at(59), at(60), at(61)])).toEqual(['at 59']);
    const raised = { ...tank, stand: standAt(placeAt(600, 400, top), 0) };
    expect(swept(0, [at(0), at(1)], raised)).toEqual(['at 1']);
  },
);

shows('lg.move.pivot.in-place', 'a round base that turns sweeps over nobody', () => {
  const walker = figure('walker', 600, 400, 'at-st');
  expect(swept(90, [figure('close', 600, 463)], walker)).toEqual([]);
});
