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

test('neither the token of a friend nor an evade token comes back', () => {
  xwingTable({
    ace: { pilot: 'blacksunace', at: [350, 400], upgrades: ['overclockedr4'], hasFought: true },
    friend: { pilot: 'blacksunsoldier', at: [450, 400], tokens: { focus: 1 } },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 560, 180], hasFought: true },
  })
    .attack('friend', 'enemy', { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('focus')
    .doesNotOffer('overclockedr4')
    .has('enemy', { damage: [{}] });
  duel({ tokens: { evade: 1 }, hasFought: true })
    .attack('enemy', 'ace', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .uses('evade')
    .doesNotOffer('overclockedr4')
    .has('ace', { shields: 1 });
});

test('outside the Combat phase a token is spent for good', () => {
  xwingTable(
    {
      ace: {
        pilot: 'academypilot',
        at: [500, 510, 270],
        upgrades: ['overclockedr4'],
        dial: { speed: 1, bearing: 'turnLeft' },
        tokens: { focus: 1 },
      },
      a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades: ['snapshot'] },
    },
    { phase: 'activation' },
  )
    .dice({ attack: ['hit', 'blank'], defense: ['focus', 'blank', 'blank'] })
    .uses('snapshot')
    .answers({ weapon: 'a.u1', target: 'ace' })
    .uses('focus')
    .doesNotOffer('overclockedr4')
    .has('ace', { damage: [], tokens: { focus: 0 } });
});
