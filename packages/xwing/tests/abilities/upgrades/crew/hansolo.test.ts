import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

test('the lock may be kept, and one focus result is enough to spend it', () => {
  const table = duel({ lock: 'enemy' }).attack('wedge', 'enemy', {
    attack: ['focus', 'hit', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  expect(table.answersOffered).toContainEqual({ pass: true });
  table
    .offers('hansolo', 'targetLock')
    .uses('hansolo')
    .has('enemy', { damage: [{}, {}] });
});

test('with no focus result the lock is good for rerolls alone', () => {
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('targetLock');
});
