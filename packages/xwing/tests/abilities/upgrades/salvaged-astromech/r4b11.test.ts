import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['r4b11'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('for its lock any defense dice must be rerolled', () => {
  duel({ lock: 'enemy' })
    .attack('ace', 'enemy', {
      attack: ['hit', 'hit', 'blank'],
      defense: ['evade', 'evade', 'blank', 'blank', 'blank'],
    })
    .passes()
    .uses('r4b11', [0, 1])
    .has('ace', { lock: null })
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('without a lock on the defender it does nothing', () => {
  duel()
    .attack('ace', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});

test('one die or more, or none at all', () => {
  duel({ lock: 'enemy' })
    .attack('ace', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'blank', 'blank'] })
    .passes()
    .offersExactly(
      { use: 'ace.u1', choice: [0] },
      { use: 'ace.u1', choice: [1] },
      { use: 'ace.u1', choice: [0, 1] },
      { use: 'ace.u1', choice: [1, 2] },
      { use: 'ace.u1', choice: [0, 1, 2] },
      { pass: true },
    );
});

test('a lock that cannot be spent in this attack buys nothing', () => {
  duel({ lock: 'enemy', upgrades: ['r4b11', 'advtargetingcomputer'] })
    .attack('ace', 'enemy', { attack: ['hit', 'hit', 'blank'], defense: ['evade', 'evade', 'blank'] })
    .uses('advtargetingcomputer')
    .doesNotOffer('r4b11')
    .has('ace', { lock: { target: 'enemy' } });
});
