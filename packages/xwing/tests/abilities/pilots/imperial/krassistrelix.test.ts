import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const hunter = (upgrades: readonly string[]) =>
  xwingTable({
    krassis: { pilot: 'krassistrelix', at: [450, 300], upgrades },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180], tokens: { focus: 1 } },
  });

test('one attack die of a secondary weapon may be rerolled', () => {
  hunter(['heavylasercannon'])
    .attack('krassis', 'rookie', {
      weapon: 'heavylasercannon',
      attack: ['hit', 'hit', 'focus', 'blank', 'hit'],
      defense: ['blank', 'blank'],
    })
    .offersExactly(
      { use: 'krassis.pilot', choice: [0] },
      { use: 'krassis.pilot', choice: [2] },
      { use: 'krassis.pilot', choice: [3] },
      { pass: true },
    )
    .uses('krassistrelix', [3])
    .attackDice('hit', 'hit', 'focus', 'hit')
    .passes()
    .ends();
});

test('the primary weapon is not rerolled', () => {
  hunter([])
    .attack('krassis', 'rookie', { attack: ['hit', 'focus', 'blank'], defense: ['blank', 'blank'] })
    .offers('rookie:focus')
    .passes()
    .ends();
});
