import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (tokens: object, y = 620) =>
  xwingTable(
    {
      palob: { pilot: 'palobgodalhi', at: [450, 400], dial: { speed: 1, bearing: 'straight' } },
      friend: { pilot: 'binayrepirate', at: [450, 300], tokens: { focus: 1 } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180], tokens },
    },
    { phase: 'activation' },
  ).skips();

test('it may take a token of an enemy at range 1-2', () => {
  starting({ focus: 2, evade: 1 })
    .offersExactly(
      { use: 'palob.pilot', choice: { ship: 'rookie', token: 'focus' } },
      { use: 'palob.pilot', choice: { ship: 'rookie', token: 'evade' } },
      { pass: true },
    )
    .uses('palobgodalhi', { ship: 'rookie', token: 'focus' })
    .has('palob', { tokens: { focus: 1, evade: 0 } })
    .has('rookie', { tokens: { focus: 1, evade: 1 } })
    .asks('declareTarget');
});

test('at range 2 it may', () => {
  starting({ focus: 1 }, 660).offersExactly(
    { use: 'palob.pilot', choice: { ship: 'rookie', token: 'focus' } },
    { pass: true },
  );
});

test('not beyond range 2', () => {
  starting({ focus: 1 }, 760)
    .asks('declareTarget')
    .has('palob', { tokens: { focus: 0 } });
});

test('not where there is none to take', () => {
  starting({ stress: 1 }).asks('declareTarget');
});
