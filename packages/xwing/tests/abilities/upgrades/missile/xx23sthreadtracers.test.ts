import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fired = (attack: readonly string[], friend: readonly [number, number] = [520, 400]) =>
  xwingTable({
    x: {
      pilot: 'prototypepilot',
      at: [450, 400],
      upgrades: ['xx23sthreadtracers'],
      tokens: { focus: 1 },
    },
    friend: { pilot: 'rookiepilot', at: friend, hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('x', 'enemy', { weapon: 'xx23sthreadtracers', attack, defense: ['blank', 'blank', 'blank'] })
    .until('chooseForCard');

test('a hit lets each friend at range 1-2 lock the defender, this ship too, and does no damage', () => {
  fired(['hit', 'hit', 'crit'])
    .asks('chooseForCard', { ship: 'x' })
    .has('x', { tokens: { focus: 1 } })
    .offersExactly('targetLock', { decline: true })
    .answers('targetLock')
    .asks('chooseForCard', { ship: 'friend' })
    .answers('targetLock')
    .has('x', { lock: { target: 'enemy' }, upgrades: [{ faceup: false }] })
    .has('friend', { lock: { target: 'enemy' } })
    .has('enemy', { damage: [] })
    .ends();
});

test('a friend may leave it', () => {
  fired(['hit', 'hit', 'crit'])
    .answers({ decline: true })
    .answers({ decline: true })
    .has('x', { lock: null })
    .has('friend', { lock: null })
    .ends();
});

test('a friend further away is not asked, and after a miss nobody is', () => {
  fired(['hit', 'hit', 'crit'], [850, 300])
    .asks('chooseForCard', { ship: 'x' })
    .answers('targetLock')
    .has('friend', { lock: null })
    .ends();
  const table = xwingTable({
    x: { pilot: 'prototypepilot', at: [450, 400], upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } },
    enemy: { pilot: 'academypilot', at: [450, 620, 180], hasFought: true },
  });
  table
    .attack('x', 'enemy', {
      weapon: 'xx23sthreadtracers',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .until('setDial')
    .has('x', { lock: null, upgrades: [{ faceup: false }] });
});

const among = (friends: object, upgrades: readonly string[] = []) =>
  xwingTable({
    x: {
      pilot: 'prototypepilot',
      at: [450, 400],
      upgrades: ['xx23sthreadtracers', ...upgrades],
      tokens: { focus: 1 },
    },
    ...friends,
    enemy: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
    second: { pilot: 'academypilot', at: [600, 700, 180], hasFought: true },
  })
    .attack('x', 'enemy', {
      weapon: 'xx23sthreadtracers',
      attack: ['hit', 'hit', 'crit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .until('chooseForCard');

test('range 2 of this ship is near enough, range 3 is not', () => {
  const friends = {
    near: { pilot: 'rookiepilot', at: [640, 400], hasFought: true },
    far: { pilot: 'rookiepilot', at: [180, 400], hasFought: true },
  };
  const table = among(friends)
    .answers({ decline: true })
    .asks('chooseForCard', { ship: 'near' })
    .answers('targetLock')
    .has('far', { lock: null });
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
});

test('a friend that cannot lock the defender is not asked, whomever else it could lock', () => {
  const friends = {
    near: { pilot: 'rookiepilot', at: [520, 400], hasFought: true, upgrades: ['longrangescanners'] },
  };
  const table = among(friends).answers({ decline: true }).has('near', { lock: null });
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
});
