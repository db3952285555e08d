import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const dice = { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] };

const duel = (more: object = {}) =>
  xwingTable({
    wing: {
      pilot: 'scum:ywing:syndicatethug',
      at: [450, 400],
      upgrades: ['r4agromech', 'blasterturret'],
      tokens: { focus: 1 },
      ...more,
    },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('a focus token spent on the dice may bring a lock on the defender, which this attack may spend', () => {
  duel()
    .attack('wing', 'enemy', dice)
    .uses('focus')
    .offersExactly({ use: 'wing.u1', choice: null }, { pass: true })
    .uses('r4agromech')
    .has('wing', { lock: { target: 'enemy', letter: 'A' }, tokens: { focus: 0 } })
    .offers('targetLock')
    .dice({ attack: ['hit'] })
    .uses('targetLock', [1])
    .has('wing', { lock: null })
    .ends();
});

test('so may a token that pays for the attack, before any die is rolled', () => {
  duel()
    .attack('wing', 'enemy', { ...dice, attack: ['blank', 'blank', 'blank'], weapon: 'blasterturret' })
    .offersExactly({ use: 'wing.u1', choice: null }, { pass: true })
    .uses('r4agromech')
    .has('wing', { lock: { target: 'enemy', letter: 'A' } })
    .attackDice('blank', 'blank', 'blank');
});

test('a token spent in defense brings none, nor one that is kept', () => {
  duel()
    .attack('enemy', 'wing', { attack: ['hit', 'hit', 'blank'], defense: ['focus'] })
    .uses('focus')
    .has('wing', { lock: null, tokens: { focus: 0 } });
  duel()
    .attack('wing', 'enemy', dice)
    .passes()
    .has('wing', { lock: null, tokens: { focus: 1 } })
    .ends();
});
