import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:lattsrazzi'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('a stress token of the attacker becomes an evade', () => {
  duel({}, { tokens: { stress: 1 } })
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('lattsrazzi')
    .has('enemy', { tokens: { stress: 0 } })
    .has('wedge', { shields: 3 })
    .ends();
});

test('an attacker without stress gives none', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 2 })
    .ends();
});

test('of two stress tokens one goes', () => {
  duel({}, { tokens: { stress: 2 } })
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .uses('lattsrazzi')
    .has('enemy', { tokens: { stress: 1 } });
});
