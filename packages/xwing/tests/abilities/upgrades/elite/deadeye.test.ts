import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (upgrades: string[], more = {}) =>
  xwingTable({
    green: {
      pilot: 'greensquadronpilot',
      at: [450, 400],
      upgrades: ['missile:concussionmissiles', ...upgrades],
      tokens: { focus: 1 },
      ...more,
    },
    academy: { pilot: 'academypilot', at: [450, 600, 180] },
  });

const shot = { weapon: 'concussionmissiles', attack: ['hit', 'hit', 'hit', 'hit'] };

test('a focus token stands in for the target lock of a secondary weapon, and is spent in its place', () => {
  duel(['deadeye'])
    .attack('green', 'academy', { ...shot, defense: ['evade', 'evade', 'evade'] })
    .has('green', { tokens: { focus: 0 }, upgrades: [{ faceup: false }, { faceup: true }] })
    .ends();
});

test('with both a lock and a focus token the attacker chooses which is spent', () => {
  duel(['deadeye'], { lock: 'academy' })
    .until('declareTarget', 'green')
    .offersExactly(
      { weapon: 'primary', target: 'academy' },
      { weapon: 'green.u1', target: 'academy', spend: 'targetLock' },
      { weapon: 'green.u1', target: 'academy', spend: 'focus' },
      { decline: true },
    );
});

test('without Deadeye the missile needs a lock', () => {
  duel([])
    .until('declareTarget', 'green')
    .offersExactly({ weapon: 'primary', target: 'academy' }, { decline: true })
    .refuses({ weapon: 'green.u1', target: 'academy' }, 'xw.secondary.header.target-lock');
});

test('Deadeye of another ship does not stand in', () => {
  xwingTable({
    green: {
      pilot: 'greensquadronpilot',
      at: [450, 400],
      upgrades: ['missile:concussionmissiles'],
      tokens: { focus: 1 },
    },
    other: { pilot: 'greensquadronpilot', at: [550, 400], upgrades: ['deadeye'], tokens: { focus: 1 } },
    academy: { pilot: 'academypilot', at: [450, 600, 180] },
  })
    .until('declareTarget', 'green')
    .offersExactly({ weapon: 'primary', target: 'academy' }, { decline: true });
});
