import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const facing = (lock: object) =>
  xwingTable({
    fel: { pilot: 'alphasquadronpilot', at: [450, 400], upgrades: ['threattracker'], ...lock },
    enemy: { pilot: 'rookiepilot', at: [450, 560, 180] },
  });

test('before an enemy it has locked fights, the lock buys a free boost or barrel roll', () => {
  facing({ lock: 'enemy' })
    .offersExactly({ use: 'fel.u1', choice: null }, { pass: true })
    .uses('threattracker')
    .has('fel', { lock: null })
    .acts('boost', { direction: 'bankLeft' })
    .ends();
});

test('without the lock nobody is asked', () => {
  facing({}).asks('declareTarget', { ship: 'enemy' });
});

test('an enemy at range 3 is too far, and only moves of the action bar are offered', () => {
  xwingTable({
    fel: { pilot: 'alphasquadronpilot', at: [450, 400], upgrades: ['threattracker'], lock: 'enemy' },
    enemy: { pilot: 'rookiepilot', at: [450, 660, 180] },
  }).asks('declareTarget', { ship: 'enemy' });
  const moves = (pilot: string) =>
    xwingTable({
      fel: { pilot, at: [450, 400], upgrades: ['threattracker'], lock: 'enemy' },
      enemy: { pilot: 'redsquadronveteran', at: [450, 560, 180] },
    })
      .uses('threattracker')
      .asks('performAction', { free: true }).answersOffered;
  const rolls = ['left', 'right'].map((direction) => ({ action: 'barrelRoll', direction }));
  expect(moves('academypilot')).toEqual([...rolls, { skip: true }]);
  expect(moves('alphasquadronpilot')).toEqual(expect.arrayContaining(rolls));
});
