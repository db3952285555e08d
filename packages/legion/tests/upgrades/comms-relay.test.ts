import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { issuing, ordered } from './issuing.ts';

const veers = { unit: 'general-veers', at: [300, 100] } as const;
const relay = { unit: 'stormtroopers', at: [600, 100], left: 1, upgrades: ['comms-relay'] } as const;
// Range 2 ends 304.8 from base to base.
const two = { unit: 'snowtroopers', at: [600 + 27 + 300, 100], left: 1 } as const;
const three = { unit: 'stormtroopers', at: [600, 100 + 27 + 310], left: 1 } as const;
const far = { unit: 'scout-troopers', at: [1100, 100], left: 1 } as const;

shows(
  'lg.orders.once-even-if-redirected',
  'an order for the unit goes to a friend at range 1-2 that has none, and the unit gets no other',
  () => {
    const table = issuing('push', { veers, relay, two, three, far }).answers({ unit: 'relay' });
    table.offersExactly(
      { use: 'relay.c1', choice: 'veers' },
      { use: 'relay.c1', choice: 'two' },
      { pass: true },
    );
    table.uses('comms-relay', 'two');
    table.answers({ unit: 'veers' });
    expect(ordered(table)).toEqual(['veers', 'two']);
  },
);

shows('lg.orders.once-even-if-redirected', 'an order for another is not its business', () => {
  const other = issuing('ambush', { veers, relay, two, far }).answers({ unit: 'veers' });
  expect(ordered(other)).toEqual(['veers']);
  const kept = issuing('ambush', { veers, relay, two, far }).answers({ unit: 'relay' }).passes();
  expect(ordered(kept)).toEqual(['relay']);
});
