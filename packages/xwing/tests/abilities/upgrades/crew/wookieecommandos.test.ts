import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['wookieecommandos'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('focus results may be rerolled, all of them too', () => {
  duel()
    .attack('wedge', 'enemy', {
      attack: ['focus', 'focus', 'blank', 'hit', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'wedge.u1', choice: [0] }, { use: 'wedge.u1', choice: [0, 1] }, { pass: true })
    .uses('wookieecommandos', [0, 1])
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('other results stay', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [{}] })
    .ends();
});
