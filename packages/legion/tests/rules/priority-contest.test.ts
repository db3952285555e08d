import type { Plain } from '@sortie/kernel';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { orderableOf } from '../../src/abilities/orderable.ts';
import { unitOf } from '../../src/rules/in-play.ts';
import { whyNotOrdered } from '../../src/rules/issue-orders.ts';
import { priorityContest } from '../../src/rules/priority.ts';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';

const FOUR = [
  { id: 'p1', side: 0 },
  { id: 'p2', side: 1 },
  { id: 'p3', side: 0 },
  { id: 'p4', side: 1 },
] as const;

const UNITS = {
  vader: { unit: 'darth-vader', at: [300, 100], seat: 'p1', order: 'card' },
  storm: { unit: 'stormtroopers', at: [600, 100], seat: 'p1', order: 'card' },
  done: { unit: 'snowtroopers', at: [900, 100], seat: 'p1', order: 'faceup' },
  veers: { unit: 'general-veers', at: [1200, 100], seat: 'p3', order: 'card' },
  luke: { unit: 'luke-skywalker', at: [300, 800], seat: 'p2' },
  leia: { unit: 'leia-organa', at: [900, 800], seat: 'p4' },
} as const;

/** Who may have priority when the players have revealed these cards, in the order of their seats. */
function contestOf(...cards: readonly (string | null)[]): Plain {
  const seats = cards.length === 2 ? FOUR.slice(0, 2) : FOUR;
  const players = Object.fromEntries(seats.map(({ id }, index) => [id, { revealed: cards[index]! }]));
  const { vader, luke } = UNITS;
  const units = cards.length === 2 ? { vader, luke } : UNITS;
  const state = legionState(units, { phase: 'command', seats, players });
  const { seats: left, rule } = priorityContest(state);
  return [left.join(' '), rule.replace('lg.', '')];
}

shows(
  [
    'lg.command-phase.priority.fewest-pips',
    'lg.command-phase.priority.only-one-plays',
    'lg.command-phase.priority.nobody-plays',
    'lg.command-phase.priority.tie-roll',
  ],
  'of two players the one with fewer pips has priority, equal ones roll, and who plays no card is out of it',
  () => {
    expect([
      contestOf('ambush', 'push'),
      contestOf('assault', 'push'),
      contestOf('push', 'push'),
      contestOf(null, 'standing-orders'),
      contestOf(null, null),
    ]).toEqual([
      ['p1', 'command-phase.priority.fewest-pips'],
      ['p2', 'command-phase.priority.fewest-pips'],
      ['p1 p2', 'command-phase.priority.tie-roll'],
      ['p2', 'command-phase.priority.only-one-plays'],
      ['p1 p2', 'command-phase.priority.nobody-plays'],
    ]);
  },
);

shows(
  [
    'lg.team.priority.fewest-pips',
    'lg.team.priority.tie-in-team',
    'lg.team.priority.tie-across',
    'lg.team.priority.still-tied',
  ],
  'of four the one with the fewest pips has priority; opponents who are tied compare the sums of their teams',
  () => {
    expect([
      contestOf('push', 'assault', 'ambush', 'standing-orders'),
      // p1 and p3 are one team: nothing else is compared.
      contestOf('ambush', 'assault', 'ambush', 'push'),
      // 1 + 3 against 1 + 2.
      contestOf('ambush', 'ambush', 'assault', 'push'),
      contestOf('ambush', 'assault', 'push', 'ambush'),
      // 1 + 2 on either side.
      contestOf('ambush', 'push', 'push', 'ambush'),
      // Three are tied: 1 + 1 against 1 + 4.
      contestOf('ambush', 'ambush', 'ambush', 'standing-orders'),
      contestOf(null, 'push', null, 'assault'),
    ]).toEqual([
      ['p3', 'command-phase.priority.fewest-pips'],
      ['p1 p3', 'team.priority.tie-across'],
      ['p2', 'team.priority.tie-across'],
      ['p1', 'team.priority.tie-across'],
      ['p1 p4', 'team.priority.tie-across'],
      ['p1 p3', 'team.priority.tie-across'],
      ['p2', 'command-phase.priority.fewest-pips'],
    ]);
  },
);

shows('lg.team.orders-own', 'a card orders units of its own player that have no order yet', () => {
  const table = tableOf(legionState(UNITS, { seats: FOUR }));
  const orderable = (self: string) => orderableOf(table, self as never, null).map(({ id }) => id);
  expect([orderable('vader'), orderable('veers'), orderable('luke')]).toEqual([
    ['vader', 'storm'],
    ['veers'],
    [],
  ]);
  const state = legionState(
    { ...UNITS, dead: { ...fallen('snowtroopers', 4, 1), seat: 'p1' } },
    { seats: FOUR },
  );
  const why = (unit: string) => whyNotOrdered(state, unitOf(state, unit as never), 'vader' as never);
  expect(['storm', 'veers', 'dead', 'done', 'luke'].map(why)).toEqual([
    undefined,
    'lg.orders.eligible.range',
    'lg.orders.eligible.range',
    'lg.orders.token.one-per-unit',
    'lg.orders.eligible.range',
  ]);
});
