import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['overclockedr4'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('a focus token spent in combat comes back with stress', () => {
  duel({ tokens: { focus: 1 } })
    .attack('ace', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('focus')
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('overclockedr4')
    .passes()
    .has('ace', { tokens: { focus: 1, stress: 1 } })
    .ends();
});

test('a token that is kept brings nothing', () => {
  duel({ tokens: { focus: 1 } })
    .attack('ace', 'enemy', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .has('ace', { tokens: { focus: 1, stress: 0 } })
    .ends();
});
