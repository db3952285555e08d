import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['r7astromech'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('for its lock on the attacker any attack dice must be rerolled', () => {
  duel({ lock: 'enemy' })
    .attack('enemy', 'wedge', { attack: ['hit', 'crit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .uses('r7astromech', [0, 1])
    .has('wedge', { lock: null, shields: 3 })
    .ends();
});

test('without a lock on the attacker it does nothing, nor when its ship attacks', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 2 })
    .ends();
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('r7astromech');
});

test('one die or more, or none at all, once in a round', () => {
  duel({ lock: 'enemy' })
    .attack('enemy', 'wedge', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly(
      { use: 'wedge.u1', choice: [0] },
      { use: 'wedge.u1', choice: [1] },
      { use: 'wedge.u1', choice: [0, 1] },
      { pass: true },
    )
    .uses('r7astromech', [0])
    .has('wedge', { shields: 3 })
    .ends();
});
