import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (tokens: object, y = 250) =>
  xwingTable(
    {
      kaato: { pilot: 'kaatoleeachos', at: [450, 400], dial: { speed: 1, bearing: 'straight' } },
      friend: { pilot: 'binayrepirate', at: [450, y], tokens },
      rookie: { pilot: 'rookiepilot', at: [450, 620, 180], tokens: { focus: 1 } },
    },
    { phase: 'activation' },
  ).skips();

test('it may take a token of a friend at range 1-2', () => {
  starting({ focus: 1, evade: 1 })
    .offersExactly(
      { use: 'kaato.pilot', choice: { ship: 'friend', token: 'focus' } },
      { use: 'kaato.pilot', choice: { ship: 'friend', token: 'evade' } },
      { pass: true },
    )
    .uses('kaatoleeachos', { ship: 'friend', token: 'evade' })
    .has('kaato', { tokens: { focus: 0, evade: 1 } })
    .has('friend', { tokens: { focus: 1, evade: 0 } });
});

test('not beyond range 2, and not of an enemy', () => {
  starting({ focus: 1 }, 150)
    .asks('declareTarget')
    .has('kaato', { tokens: { focus: 0 } });
});

test('what it has itself it cannot take', () => {
  xwingTable({
    kaato: { pilot: 'kaatoleeachos', at: [450, 300], tokens: { focus: 1 } },
    friend: { pilot: 'binayrepirate', at: [550, 300], tokens: { evade: 1 } },
    rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
  }).offersExactly({ use: 'kaato.pilot', choice: { ship: 'friend', token: 'evade' } }, { pass: true });
});
