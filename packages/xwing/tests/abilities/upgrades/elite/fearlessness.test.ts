import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (y: number, heading = 180) =>
  xwingTable({
    soldier: { pilot: 'blacksunace', at: [450, 400], upgrades: ['fearlessness'] },
    rookie: { pilot: 'rookiepilot', at: [450, y, heading] },
  });

test('at range 1 and in each other’s arcs a hit may be added', () => {
  duel(500)
    .attack('soldier', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .offersExactly({ use: 'soldier.u1', choice: null }, { pass: true })
    .uses('fearlessness')
    .has('rookie', { shields: 1 })
    .ends();
});

test('not at range 2, and not from behind', () => {
  duel(560)
    .attack('soldier', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { shields: 2 })
    .ends();
  duel(500, 0)
    .attack('soldier', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .has('rookie', { shields: 2 })
    .ends();
});

test('what is added is a hit', () => {
  const table = duel(500)
    .attack('soldier', 'rookie', {
      attack: ['blank', 'blank', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .uses('fearlessness');
  expect(table.events('dieAdded')).toMatchObject([{ pool: 'attack', face: 'hit' }]);
});
