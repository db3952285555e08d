import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:magvayarro'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('after defending the attacker may be locked', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('magvayarro')
    .has('wedge', { lock: { target: 'enemy' } })
    .ends();
});

test('after its own attack it is silent', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('magvayarro')
    .ends();
});
