import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:hansolo'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('the lock makes all focus results hits', () => {
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('hansolo')
    .has('wedge', { lock: null })
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('without a lock on the defender there is nothing to use', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});
