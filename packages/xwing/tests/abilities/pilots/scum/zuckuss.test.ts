import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = () =>
  xwingTable({
    zuckuss: { pilot: 'scum:g1astarfighter:zuckuss', at: [450, 400] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  });

test('one more attack die costs one more defense die', () => {
  duel()
    .attack('zuckuss', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'zuckuss.pilot', choice: null }, { pass: true })
    .uses('zuckuss')
    .ends();
});

test('passed, both roll as usual', () => {
  duel()
    .attack('zuckuss', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .passes()
    .ends();
});

test('defending changes nothing', () => {
  duel()
    .attack('rookie', 'zuckuss', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .ends();
});
