import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { issuing, ordered } from '../upgrades/issuing.ts';

const palpatine = { unit: 'emperor-palpatine', at: [300, 100] } as const;
const guards = (x: number, more: object = {}) =>
  ({ unit: 'imperial-royal-guards', at: [x, 100], left: 1, ...more }) as const;
const guided = (choice: string) => [{ use: 'palpatine.entourage', choice }, { pass: true }];

shows(
  ['lg.unit-keyword.entourage.named-only', 'lg.unit-keyword.entourage.order'],
  'of the named units those at range 1-2 may be issued its order, those further off and others may not',
  () => {
    // Range 2 ends 304.8 from base to base.
    const units = {
      palpatine,
      near: guards(300 + 27 + 300),
      far: { ...guards(0), at: [300, 100 + 27 + 310] },
      storm: { unit: 'stormtroopers', at: [300, 300] },
    } as const;
    const table = issuing('ambush', units).offersExactly(...guided('near'));
    table.uses('entourage').asks('issueOrder', { left: 1 });
    table
      .offersExactly({ unit: 'palpatine' }, { unit: 'far' }, { unit: 'storm' })
      .answers({ unit: 'palpatine' });
    expect(ordered(table)).toEqual(['palpatine', 'near']);
    expect(table.events('orderIssued').map(({ unit, by }) => [unit, by])).toEqual([
      ['near', 'palpatine'],
      ['palpatine', 'palpatine'],
    ]);
  },
);

shows(
  ['lg.unit-keyword.entourage.order', 'lg.orders.eligible.once'],
  'it issues one order in a round, and none to a unit that has had one or has no token to place',
  () => {
    const two = issuing('ambush', { palpatine, one: guards(400), two: guards(500) });
    two.offersExactly(...guided('one').slice(0, 1), ...guided('two')).uses('entourage', 'one');
    two.asks('issueOrder', { left: 1 }).offersExactly({ unit: 'palpatine' }, { unit: 'two' });
    const early = { palpatine, one: guards(400, { order: 'faceup' }), two: guards(500) };
    issuing('ambush', early).offersExactly(...guided('two'));
  },
);

shows(
  ['lg.golden-rules.cannot-is-absolute', 'lg.unit-keyword.entourage.order'],
  'a named unit that a jammer keeps from being issued orders is issued none by its Emperor either',
  () => {
    const jammed = { palpatine, one: guards(500), two: guards(400) } as const;
    const jammer = { rt: { unit: 'at-rt', at: [700, 100], upgrades: ['comms-jammer'] } } as const;
    issuing('ambush', jammed, jammer).offersExactly(...guided('two'));
    issuing('ambush', { palpatine, one: guards(500) }, jammer).asks('chooseUnit');
  },
);
