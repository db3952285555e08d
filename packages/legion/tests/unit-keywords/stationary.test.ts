import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { orderedMove } from './ordered-move.ts';

const veers = { unit: 'general-veers', at: [1500, 800] } as const;
const cannon = { unit: '1-4-fd', at: [600, 200, 0] } as const;

shows('lg.unit-keyword.stationary.no-moves', 'it pivots and moves in no other way', () => {
  const at = legionTable({ cannon, veers }).activate('cannon');
  at.offersExactly(
    { action: 'move', move: 'pivot' },
    { action: 'aim' },
    { action: 'dodge' },
    { action: 'standby' },
    { action: 'recover' },
    { done: true },
  );
});

shows('lg.unit-keyword.stationary.not-moved-by-effects', 'no effect moves it but by a pivot', () => {
  const ordered = (...effects: Parameters<typeof orders>[2][]) =>
    legionTable(
      { cannon, veers },
      {},
      legionWith(must(orders('push', ['p1', 'startOfActivation'], ...effects))),
    ).activate('cannon');
  const pushed = ordered(orderedMove('cannon')).asks('chooseAction', { unit: 'cannon' });
  expect(pushed.events('moveMade')).toEqual([]);
  const either = ordered(orderedMove('cannon', { types: ['standard', 'pivot'] })).asks('move');
  either.refuses(tool(1, 0), 'lg.golden-rules.cannot-is-absolute');
  either.answers({ type: 'pivot', heading: 180 }).asks('chooseAction', { unit: 'cannon' });
  expect(either.miniature('cannon', 1).stand?.heading).toBe(180);
});
