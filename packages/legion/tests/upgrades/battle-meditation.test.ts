import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { carrier, carries, passenger } from '../transport/aboard.ts';
import { issuing, ordered } from './issuing.ts';

const vader = { unit: 'darth-vader', at: [300, 100], upgrades: ['battle-meditation'] } as const;
const storm = { unit: 'stormtroopers', at: [300, 300] } as const;
const tank = { unit: 'at-st', at: [1700, 500] } as const;
const aside = { unit: 'snowtroopers', whereabouts: 'aside' } as const;

shows(
  'lg.cards.errata.battle-meditation',
  'one of the orders of the card goes to any unit on the battlefield, whatever its type and distance',
  () => {
    const table = issuing('new-ways-to-motivate-them', { vader, storm, tank, aside });
    table.offersExactly(
      { use: 'vader.c1', choice: 'vader' },
      { use: 'vader.c1', choice: 'storm' },
      { use: 'vader.c1', choice: 'tank' },
      { pass: true },
    );
    table.uses('battle-meditation', 'tank').asks('issueOrder', { left: 1 });
    table.offersExactly({ unit: 'vader' }, { unit: 'storm' }).answers({ unit: 'storm' });
    expect(ordered(table)).toEqual(['storm', 'tank']);
  },
);

shows(
  'lg.cards.errata.battle-meditation',
  'it is not used by a unit that does not issue the orders, nor for none',
  () => {
    const officer = { unit: 'imperial-officer', at: [500, 100] } as const;
    const other = issuing('push', { vader, officer, storm, tank });
    other.asks('nominate').answers({ unit: 'officer' }).asks('issueOrder', { by: 'officer', left: 2 });
    other.offersExactly({ unit: 'vader' }, { unit: 'officer' }, { unit: 'storm' });
    const passed = issuing('new-ways-to-motivate-them', { vader, storm, tank }).passes();
    passed.asks('issueOrder', { left: 2 }).offersExactly({ unit: 'vader' }, { unit: 'storm' });
  },
);

shows('lg.cards.errata.battle-meditation', 'a unit aboard a vehicle is not on the battlefield', () => {
  carries();
  const walker = { ...carrier, at: [600, 500, 0] } as const;
  const rider = passenger('snowtroopers');
  const table = issuing('new-ways-to-motivate-them', { vader, storm, carrier: walker, rider });
  table.offersExactly(
    { use: 'vader.c1', choice: 'vader' },
    { use: 'vader.c1', choice: 'storm' },
    { use: 'vader.c1', choice: 'carrier' },
    { pass: true },
  );
});
