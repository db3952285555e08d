import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['r4d6'], ...own },
    enemy: { pilot: 'blacksquadronpilot', at: [450, 500, 180], ...other },
  });

test('of three hits one may be cancelled for a stress token', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('r4d6')
    .has('wedge', { shields: 1, tokens: { stress: 1 } })
    .ends();
});

test('two hits and a critical stay', () => {
  duel()
    .attack('enemy', 'wedge', { attack: ['hit', 'hit', 'crit'], defense: ['blank', 'blank'] })
    .has('wedge', { shields: 0, tokens: { stress: 0 } })
    .ends();
});

test('a friend that is hit by three takes them all', () => {
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [350, 400], upgrades: ['r4d6'] },
    friend: { pilot: 'rookiepilot', at: [450, 400], hasFought: true },
    enemy: { pilot: 'blacksquadronpilot', at: [450, 500, 180] },
  })
    .attack('enemy', 'friend', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .has('friend', { shields: 0, damage: [{ faceup: false }] })
    .has('wedge', { tokens: { stress: 0 } });
});
