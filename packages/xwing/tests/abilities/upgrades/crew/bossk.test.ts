import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable(
    {
      wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['crew:bossk'], ...own },
      enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
    },
    {},
  );

test('a miss stresses, and brings a focus token and a lock', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { stress: 1, focus: 1 }, lock: { target: 'enemy' } })
    .ends();
});

test('not under stress, and not after a hit', () => {
  duel({ tokens: { stress: 1 } })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { stress: 1, focus: 0 }, lock: null })
    .ends();
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { stress: 0 }, lock: null })
    .ends();
});

const missing = (upgrades: readonly string[], others: object) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades },
    enemy: { pilot: 'academypilot', at: [450, 460, 180], hasFought: true },
    ...others,
  }).attack('wedge', 'enemy', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
const other = { pilot: 'academypilot', at: [500, 620, 180], hasFought: true };

test('the lock is on the defender, whoever else could be locked', () => {
  missing(['crew:bossk'], { other }).has('wedge', { lock: { target: 'enemy' } });
});

test('a defender that it cannot lock is not locked', () => {
  const table = missing(['crew:bossk', 'longrangescanners'], { other }).has('wedge', { lock: null });
  expect(table.events('tokensAssigned')).toMatchObject([{ token: 'stress' }, { token: 'focus' }]);
});
