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

const others = { far: { pilot: 'academypilot', at: [500, 700, 180], hasFought: true } };
const among = (upgrades: readonly string[], friend: object = {}) =>
  xwingTable({
    wing: {
      pilot: 'scum:ywing:syndicatethug',
      at: [450, 400],
      upgrades,
      tokens: { focus: 1 },
      hasFought: 'friend' in friend,
    },
    ...friend,
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 560, 180], hasFought: true },
    ...others,
  } as never);

test('the lock is on the defender, and only where it may be locked', () => {
  among(['r4agromech'])
    .attack('wing', 'enemy', dice)
    .uses('focus')
    .uses('r4agromech')
    .has('wing', { lock: { target: 'enemy' } });
  among(['r4agromech', 'longrangescanners'])
    .attack('wing', 'enemy', dice)
    .uses('focus')
    .doesNotOffer('r4agromech');
});

test('the token of a friend brings none', () => {
  const friend = { pilot: 'blacksunsoldier', at: [350, 400], tokens: { focus: 1 } };
  among(['r4agromech'], { friend })
    .attack('friend', 'enemy', dice)
    .uses('focus')
    .doesNotOffer('r4agromech')
    .has('wing', { lock: null });
});
