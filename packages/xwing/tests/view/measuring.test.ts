import { shows } from '@sortie/testkit';
import { type XwingTable, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import type { XwingView } from '../../src/view/index.ts';
import { measuringFrom } from '../../src/view/index.ts';

type Options = NonNullable<Parameters<typeof xwingTable>[1]>;

const duel = (situation: Options) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      other: { pilot: 'rookiepilot', at: [650, 300], activated: true, hasFought: true },
      academy: { pilot: 'academypilot', at: [450, 600, 180], activated: true, hasFought: true },
    },
    situation,
  );

const viewOf = (table: XwingTable, viewer = 'p1') =>
  (table.referee.view(viewer as never) as unknown as { table: XwingView }).table;

const measures = (table: XwingTable, viewer: string, ship: string) =>
  measuringFrom(viewOf(table, viewer), ship);

shows('xw.planning.no-template-testing', 'nobody measures while planning', () => {
  const table = duel({ phase: 'planning' }).until('setDial', 'rookie');
  const planning = { allowed: false, rule: 'xw.planning.no-template-testing' };
  expect(measures(table, 'p1', 'rookie')).toEqual(planning);
  expect(measures(table, 'p2', 'academy')).toEqual(planning);
});

shows(
  ['xw.action.lock.declare-out-of-range', 'xw.action.core2012-premeasure-lock'],
  'a target lock is declared before it is measured, except in the older book',
  () => {
    const inAction = (variant: 'standard' | 'core2012') =>
      duel({ phase: 'activation', options: { variant } }).until('performAction', 'rookie');
    expect(measures(inAction('standard'), 'p1', 'rookie')).toEqual({
      allowed: false,
      rule: 'xw.action.lock.declare-out-of-range',
    });
    expect(measures(inAction('core2012'), 'p1', 'rookie')).toEqual({
      allowed: true,
      rule: 'xw.action.core2012-premeasure-lock',
    });
  },
);

shows(
  'xw.action.core2012-premeasure-lock',
  'in the older book, too, there is nothing to measure where no lock can be acquired',
  () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [100, 100], dial: { speed: 1, bearing: 'straight' } },
        academy: { pilot: 'academypilot', at: [800, 800, 180], activated: true },
      },
      { phase: 'activation', options: { variant: 'core2012' } },
    ).until('performAction', 'rookie');
    expect(measures(table, 'p1', 'rookie')).toEqual({
      allowed: false,
      rule: 'xw.action.lock.declare-out-of-range',
    });
  },
);

shows(
  'xw.attack.declare.premeasure',
  'the attacker measures freely until a target is declared, and only from the attacking ship',
  () => {
    const table = duel({}).until('declareTarget', 'rookie');
    const byEye = { allowed: false, rule: 'xw.attack.declare.premeasure' };
    expect(measures(table, 'p1', 'rookie')).toEqual({ allowed: true, rule: 'xw.attack.declare.premeasure' });
    expect(measures(table, 'p1', 'other')).toEqual(byEye);
    for (const viewer of ['p2', 'spectator']) expect(measures(table, viewer, 'rookie')).toEqual(byEye);
  },
);

shows(
  ['xw.action.core2012-premeasure-lock', 'xw.action.lock.declare-out-of-range'],
  'what may be measured is told for the ship that acts, also within the action of another',
  () => {
    const table = xwingTable(
      {
        wedge: {
          pilot: 'wedgeantilles',
          faction: 'rebel',
          at: [450, 300],
          upgrades: ['squadleader'],
          dial: { speed: 1, bearing: 'straight' },
        },
        rookie: { pilot: 'rookiepilot', at: [300, 380] },
        academy: { pilot: 'academypilot', at: [450, 600, 180] },
      },
      { phase: 'activation', options: { variant: 'core2012' } },
    ).acts('card wedge.u1', { choice: 'rookie' });
    table.asks('performAction', { ship: 'rookie' });
    const { measuring } = viewOf(table);
    const byEye = { allowed: false, rule: 'xw.attack.declare.premeasure' };
    const beforeLock = { allowed: true, rule: 'xw.action.core2012-premeasure-lock' };
    expect(measuring).toEqual({ others: byEye, ships: { rookie: beforeLock } });
    table.acts('focus');
    const rolling = xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
      },
      { phase: 'activation' },
    ).acts('barrelRoll', { direction: 'left' });
    rolling.asks('placeBarrelRoll', { ship: 'academy' });
    expect(Object.keys(viewOf(rolling).measuring!.ships)).toEqual([]);
  },
);

test('when the game is over everything may be measured', () => {
  const table = duel({});
  table.referee.command('p1' as never, { kind: 'concede' });
  expect(table.referee.outcome).not.toBeNull();
  expect(measures(table, 'spectator', 'academy')).toEqual({ allowed: true, rule: null });
});

shows('xw.attack.declare.premeasure', 'a view that does not say what may be measured allows nothing', () => {
  const { table } = duel({}).referee.view('spectator') as unknown as { readonly table: XwingView };
  const { measuring: _measuring, ...unsaid } = table;
  expect(measuringFrom(unsaid, 'rookie')).toEqual({ allowed: false, rule: 'xw.attack.declare.premeasure' });
});
