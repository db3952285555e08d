import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['r3astromech'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('one focus result may be given up for an evade token', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offersExactly({ use: 'wedge.u1', choice: null }, { pass: true })
    .uses('r3astromech')
    .has('wedge', { tokens: { evade: 1 } })
    .ends();
});

test('without a focus result, or with another weapon, it is silent', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { evade: 0 } })
    .ends();
  duel({ pilot: 'goldsquadronpilot', upgrades: ['ioncannonturret', 'r3astromech'] })
    .attack('wedge', 'enemy', {
      weapon: 'ioncannonturret',
      attack: ['focus', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .doesNotOffer('r3astromech')
    .ends();
});

test('the attack of a friend is not its own', () => {
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [350, 400], upgrades: ['r3astromech'], hasFought: true },
    friend: { pilot: 'rookiepilot', at: [450, 400] },
    enemy: { pilot: 'academypilot', at: [450, 600, 180] },
  })
    .attack('friend', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('wedge', { tokens: { evade: 0 } })
    .ends();
});

test('of two focus results one is left to be spent for', () => {
  duel({ tokens: { focus: 1 } })
    .attack('wedge', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('r3astromech')
    .attackDice('focus', 'blank');
});
