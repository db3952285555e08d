import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (evade: number) =>
  xwingTable({
    black: { pilot: 'blacksquadronpilot', at: [450, 400], upgrades: ['juke'], tokens: { evade } },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

test('with an evade token one evade result of the defender may become a focus result', () => {
  duel(1)
    .attack('black', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'evade'] })
    .offersExactly({ use: 'black.u1', choice: null }, { pass: true })
    .uses('juke')
    .has('black', { tokens: { evade: 1 } })
    .has('rookie', { shields: 2 })
    .ends();
});

test('not without the token, and not without an evade result', () => {
  duel(0)
    .attack('black', 'rookie', { attack: ['hit', 'blank'], defense: ['evade', 'evade'] })
    .has('rookie', { shields: 2 })
    .ends();
  duel(1)
    .attack('black', 'rookie', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .has('rookie', { shields: 1 })
    .ends();
});
