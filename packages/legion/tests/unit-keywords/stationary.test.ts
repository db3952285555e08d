import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { resolving } from '../command-cards/played.ts';
import { tool } from '../movement/mover.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';
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

shows('lg.unit-keyword.stationary.no-moves', 'a move that an order would bring is not offered to it', () => {
  const leia = { unit: 'leia-organa', at: [300, 100] } as const;
  const rebels = { unit: 'rebel-troopers', at: [300, 300], left: 1 } as const;
  const sorrows = (more: object) => {
    const table = resolving('no-time-for-sorrows', { leia, rebels: { ...rebels, ...more } });
    table.answers({ unit: 'rebels' }).asks('useAbility').passes();
    return table.open.filter(({ kind }) => kind === 'useAbility').length;
  };
  // Leia Organa alone is asked, or both.
  expect([sorrows({ upgrades: lend({ id: 'stationary' }) }), sorrows({})]).toEqual([0, 1]);
});
