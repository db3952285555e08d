import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (damage: readonly string[] = []) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 300, 0], upgrades: ['clustermissiles'], lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true, shields: 0, facedown: damage },
    other: { pilot: 'rookiepilot', at: [500, 490, 180], hasFought: true },
  });

test('cluster missiles attack the same ship twice for one lock and one card', () => {
  const table = duel()
    .attack('bomber', 'x', {
      weapon: 'clustermissiles',
      attack: ['hit', 'blank', 'blank', 'hit', 'focus', 'focus'],
      defense: ['blank', 'blank', 'evade', 'blank'],
    })
    .has('bomber', { lock: null, upgrades: [{ faceup: false }] });
  expect(table.events('attackDeclared').map(({ defender, weapon }) => [defender, weapon])).toEqual([
    ['x', 'bomber.u1'],
    ['x', 'bomber.u1'],
  ]);
  expect(table.events('resultsCompared').map(({ outcome }) => outcome)).toEqual(['hit', 'miss']);
  table.has('x', { damage: [{ faceup: false }] }).ends();
});

test('each of the two attacks of cluster missiles has its own windows', () => {
  const table = xwingTable({
    bomber: {
      pilot: 'scimitarsquadronpilot',
      at: [450, 300, 0],
      upgrades: ['clustermissiles'],
      lock: 'x',
      tokens: { focus: 1 },
    },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
  })
    .attack('bomber', 'x', {
      weapon: 'clustermissiles',
      attack: ['focus', 'blank', 'blank', 'focus', 'hit', 'blank'],
      defense: ['blank', 'evade', 'blank', 'blank'],
    })
    .offers('focus')
    .passes()
    .attackDice('focus', 'hit', 'blank')
    .offers('focus')
    .uses('focus');
  expect(table.events('resultsCompared').map(({ outcome }) => outcome)).toEqual(['miss', 'hit']);
  table.ends();
});

test('the second attack of cluster missiles is lost when the first destroys the target', () => {
  const table = duel(['core2-directhit', 'core2-directhit']).attack('bomber', 'x', {
    weapon: 'clustermissiles',
    attack: ['hit', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });
  expect(table.ship('x').gone).toBe('destroyed');
  expect(table.events('attackDeclared')).toHaveLength(1);
  table.ends();
});
