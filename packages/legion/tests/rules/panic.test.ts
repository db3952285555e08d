import type { LegionTable, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import type { LegionEffect } from '../../src/model/index.ts';
import { couragesFor, isPanicFelt } from '../../src/rules/panic.ts';
import { shows } from '../shows.ts';
import { grant, lose, orders } from './made-up.ts';

const luke = { unit: 'luke-skywalker', at: [300, 800] } as const;
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** A laser cannon (courage 2) cannot flee: it shows the test alone. */
const testing = (suppression: number, friends: Readonly<Record<string, UnitSpec>> = {}) =>
  legionTable(
    {
      cannon: { unit: '1-4-fd-laser-cannon-team', at: [600, 800], tokens: { suppression } },
      ...friends,
      vader: { unit: 'darth-vader', at: [300, 100] },
    },
    { whiteDefense: blanks(suppression) },
  );

const hasPanicked = (table: LegionTable) => table.unit('cannon').panicked;

shows(
  ['lg.panic.test', 'lg.panic.token', 'lg.panic.includes-suppressed', 'lg.suppression.no-courage'],
  'with twice its courage in tokens after rallying a unit panics, and loses an action as well',
  () => {
    expect(hasPanicked(testing(3))).toBe(false);
    const table = testing(4);
    expect(hasPanicked(table)).toBe(true);
    expect(table.events('actionsLost')).toEqual([
      { kind: 'actionsLost', unit: 'cannon', count: 1, source: 'suppression' },
    ]);
    const rallied = legionTable(
      {
        cannon: { unit: '1-4-fd-laser-cannon-team', at: [600, 800], tokens: { suppression: 4 } },
        vader: { unit: 'darth-vader', at: [300, 100] },
      },
      { whiteDefense: ['surge', 'blank', 'blank', 'blank'] },
    );
    expect(hasPanicked(rallied)).toBe(false);
  },
);

shows(
  ['lg.unit-keyword.stationary.panic', 'lg.panic.only-move'],
  'a Stationary unit that panics does nothing, and its activation ends',
  () => {
    const table = testing(4);
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['cannon']);
    expect(table.events('actionPerformed')).toEqual([]);
    table.asks('chooseAction', { unit: 'vader' });
  },
);

shows(
  ['lg.panic.commander-courage', 'lg.suppression.lose-action-after-rally'],
  'within range 3 of a friendly commander its courage may be used, for the panic test alone',
  () => {
    const table = testing(4, { luke: { ...luke, activated: true } });
    table
      .asks('borrowCourage', { unit: 'cannon' })
      .asksSeat('p1')
      .offersExactly({ unit: 'cannon' }, { unit: 'luke' });
    expect(table.question.rule).toBe('lg.panic.commander-courage');
    table.answers({ unit: 'luke' });
    expect(hasPanicked(table)).toBe(false);
    expect(table.asks('chooseAction').question.about).toEqual({ unit: 'cannon', actions: 1 });
    const proud = testing(4, { luke: { ...luke, activated: true } }).answers({ unit: 'cannon' });
    expect(hasPanicked(proud)).toBe(true);
    const far = testing(4, { luke: { unit: 'luke-skywalker', at: [1700, 100], activated: true } });
    expect(hasPanicked(far)).toBe(true);
    const operative = testing(4, { chewie: { unit: 'chewbacca', at: [300, 800], activated: true } });
    expect(hasPanicked(operative)).toBe(true);
  },
);

shows('lg.panic.commander-courage', 'nobody is asked where every courage leads to the same', () => {
  expect(hasPanicked(testing(6, { luke: { ...luke, activated: true } }))).toBe(true);
  expect(hasPanicked(testing(3, { luke: { ...luke, activated: true } }))).toBe(false);
});

shows(
  'lg.panic.dash-is-infinite',
  "a commander's dash lends courage without end, and a unit with a dash of its own never panics",
  () => {
    const { state } = legionTable({
      storm: { unit: 'stormtroopers', at: [600, 100], tokens: { suppression: 9 }, activated: true },
      vader: { unit: 'darth-vader', at: [300, 100] },
      luke,
    });
    const [storm, vader] = state.units.map(({ id }) => id);
    expect(couragesFor(state, storm!)).toEqual(['storm', 'vader']);
    expect(isPanicFelt(state, storm!, storm!)).toBe(true);
    expect(isPanicFelt(state, storm!, vader!)).toBe(false);
    expect(isPanicFelt(state, vader!, vader!)).toBe(false);
  },
);

/** An effect of the player whose cannon is panicked already, at the start of Vader's activation. */
const later = (effect: LegionEffect) =>
  legionTable(
    {
      vader: { unit: 'darth-vader', at: [300, 100] },
      cannon: {
        unit: '1-4-fd-laser-cannon-team',
        at: [600, 800],
        tokens: { suppression: 5 },
        panicked: true,
        activated: true,
      },
    },
    {},
    legionWith(orders('later', ['p2', 'startOfActivation'], effect)),
  ).uses('later');

const removes = (count: number) => later(lose('cannon', 'suppression', count));

shows(
  ['lg.panic.recover', 'lg.panic.lasts'],
  'panic outlasts the activation and ends with fewer tokens than twice the courage',
  () => {
    removes(1).has('cannon', { panicked: true }).hasTokens('cannon', { suppression: 4 });
    removes(2).has('cannon', { panicked: false }).hasTokens('cannon', { suppression: 3 });
  },
);

shows(
  ['lg.panic.no-free-actions', 'lg.panic.lasts', 'lg.actions.free-card.is-free-action'],
  'a panicked unit is given no free action, in its activation or later',
  () => {
    later(grant('cannon', 'aim')).hasTokens('cannon', { suppression: 5 });
    const calm = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100] },
        cannon: { unit: '1-4-fd-laser-cannon-team', at: [600, 800], activated: true },
      },
      {},
      legionWith(orders('later', ['p2', 'startOfActivation'], grant('cannon', 'aim'))),
    ).uses('later');
    calm.hasTokens('cannon', { aim: 1 });
  },
);

shows(
  ['lg.panic.no-free-actions', 'lg.standby.effect'],
  'a panicked unit does not spend its standby token',
  () => {
    const standing = (panicked: boolean) =>
      legionTable({
        vader: { unit: 'darth-vader', at: [600, 600] },
        rebels: {
          unit: 'rebel-troopers',
          at: [600, 800],
          tokens: { standby: 1 },
          panicked,
          activated: true,
        },
      }).acts('dodge');
    standing(false)
      .asksSeat('p2')
      .offersExactly(
        { use: 'rebels.standbyToken', choice: { action: 'attack' } },
        { use: 'rebels.standbyToken#1', choice: { action: 'move' } },
        { pass: true },
      );
    standing(true).asks('chooseAction', { unit: 'vader' });
  },
);

shows('lg.panic.only-move', 'a unit that panics flees before it could choose an action', () => {
  const beforeFleeing = orders('inspire', ['p1', 'afterRally']);
  const table = legionTable(
    {
      storm: { unit: 'stormtroopers', at: [600, 400], tokens: { suppression: 2 } },
      luke,
    },
    { whiteDefense: blanks(2) },
    legionWith(beforeFleeing),
  );
  table.offers('inspire').has('storm', { panicked: true });
  const activation = table.state.engine.stack.find(({ flow }) => flow === 'activation');
  expect(activation?.at).toMatchObject({ hasPanicked: true, actions: 1 });
});
