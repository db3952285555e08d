import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const agility = (y: number, friendX = 900) =>
  xwingTable({
    gemmer: { pilot: 'gemmersojan', at: [450, 300], hasFought: true },
    wing: { pilot: 'rookiepilot', at: [friendX, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, y, 180] },
  });

test('with an enemy at range 1 its agility is 1 more', () => {
  agility(430)
    .attack('enemy', 'gemmer', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank', 'blank'],
    })
    .ends();
});

test('an enemy at range 2 or a friend at range 1 changes nothing', () => {
  agility(500, 530)
    .attack('enemy', 'gemmer', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('one enemy at range 1 is enough, wherever the others are', () => {
  xwingTable({
    gemmer: { pilot: 'gemmersojan', at: [450, 300], hasFought: true },
    near: { pilot: 'academypilot', at: [550, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  })
    .attack('enemy', 'gemmer', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank', 'blank'] })
    .ends();
});
