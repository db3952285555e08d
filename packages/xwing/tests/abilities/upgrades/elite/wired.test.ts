import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (stress: number) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['wired'], tokens: { stress } },
    black: { pilot: 'obsidiansquadronpilot', at: [450, 560, 180], tokens: { focus: 1 } },
  });

test('a stressed attacker may reroll one or more focus results', () => {
  duel(1)
    .attack('wedge', 'black', {
      attack: ['focus', 'blank', 'focus', 'hit', 'crit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'wedge.u1', choice: [0] }, { use: 'wedge.u1', choice: [0, 2] }, { pass: true })
    .uses('wired', [0, 2])
    .attackDice('hit', 'blank', 'crit');
});

test('a stressed defender may do so too', () => {
  duel(1)
    .until('declareTarget', 'black')
    .attack('black', 'wedge', { attack: ['hit', 'blank'], defense: ['focus', 'blank', 'evade'] })
    .passes()
    .offers('wired')
    .uses('wired', [0])
    .has('wedge', { shields: 3 })
    .ends();
});

test('without stress it does nothing', () => {
  duel(0)
    .attack('wedge', 'black', { attack: ['focus', 'blank', 'focus'], defense: ['blank', 'blank', 'blank'] })
    .asksSeat('p2')
    .passes()
    .ends();
});

shows('xw.dice.modify.reroll-once', 'a focus result that was rerolled before is not rerolled again', () => {
  xwingTable({
    wedge: {
      pilot: 'redsquadronveteran',
      at: [450, 400],
      upgrades: ['wired'],
      tokens: { stress: 1 },
      lock: 'black',
    },
    black: { pilot: 'obsidiansquadronpilot', at: [450, 560, 180], tokens: { focus: 1 } },
  })
    .attack('wedge', 'black', { attack: ['blank', 'blank', 'focus', 'focus'] })
    .uses('targetLock', [0])
    .attackDice('focus', 'blank', 'focus')
    .offersExactly({ use: 'wedge.u1', choice: [2] }, { pass: true });
});
