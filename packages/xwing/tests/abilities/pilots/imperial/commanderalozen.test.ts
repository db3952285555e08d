import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const starting = (y: number) =>
  xwingTable(
    {
      alozen: { pilot: 'commanderalozen', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, y, 180] },
    },
    { phase: 'activation' },
  ).skips();

test('an enemy at range 1 may be locked as combat starts', () => {
  starting(540)
    .offersExactly({ use: 'alozen.pilot', choice: 'rookie' }, { pass: true })
    .uses('commanderalozen', 'rookie')
    .has('alozen', { lock: { target: 'rookie' } });
});

test('not one at range 2', () => {
  starting(640).asks('declareTarget').has('alozen', { lock: null });
});

test('nor a friend beside it, even where a card would let it lock one', () => {
  xwingTable(
    {
      alozen: {
        pilot: 'commanderalozen',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['m9g8'],
      },
      wing: { pilot: 'academypilot', at: [520, 420] },
      rookie: { pilot: 'rookiepilot', at: [450, 540, 180] },
    },
    { phase: 'activation' },
  )
    .skips()
    .offersExactly({ use: 'alozen.pilot', choice: 'rookie' }, { pass: true });
});
