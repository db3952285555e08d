import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const vader = { unit: 'darth-vader', at: [300, 800] } as const;

const moving = (unit: string, at: readonly [number, number, number?], more = {}) =>
  legionTable(
    { mover: { unit, at: [...at] as never }, vader: { unit: 'darth-vader', at: [1700, 800] } },
    more,
  )
    .activate('mover')
    .acts('move', { move: 'standard' });

shows(
  ['lg.move.standard.full-distance', 'lg.move.standard.steps', 'lg.move.standard.full-end-unnotched'],
  'a full straight move of speed 2 carries a small base by the tool and its own width',
  () => {
    const table = moving('luke-skywalker', [600, 300]);
    table.asks('move', { unit: 'mover', types: ['standard'], source: null });
    table.answers({ type: 'standard', speed: 2, angle: 0, bend: 0, along: 1, others: [] });
    expect(table.miniature('mover', 1).stand).toEqual({ x: 600, y: 452, level: 0, heading: 0 });
    expect(vader.at).toEqual([300, 800]);
  },
);
