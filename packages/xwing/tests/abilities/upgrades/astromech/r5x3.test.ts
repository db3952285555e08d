import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (more: object = { dial: { speed: 2, bearing: 'straight' } }) =>
  xwingTable(
    {
      novice: {
        pilot: 'bluesquadronnovice',
        at: [450, 300],
        upgrades: ['r5x3'],
        ...more,
      },
      academy: { pilot: 'academypilot', at: [450, 620, 180], tokens: { focus: 1 } },
    },
    {
      phase: 'activation',
      obstacles: [
        { kind: 'asteroid', outline: 0, at: [450, 430] },
        { kind: 'asteroid', outline: 0, at: [450, 520] },
      ],
    },
  );

test('before the reveal the card may be discarded to ignore obstacles for the rest of the round', () => {
  flown()
    .offers('r5x3')
    .uses('r5x3')
    .has('novice', { upgrades: [{ faceup: false }] })
    .acts('focus')
    .attack('novice', 'academy', {
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .passes()
    .passes()
    .ends();
});

test('without it the ship loses its action, rolls for damage and cannot attack from an asteroid', () => {
  flown()
    .dice({ attack: ['hit'] })
    .passes()
    .has('novice', { shields: 2, upgrades: [{ faceup: true }], actions: [] })
    .asks('declareTarget', { ship: 'academy' })
    .ends();
});

test('an ionized ship reveals nothing', () => {
  flown({ tokens: { ion: 1 } })
    .doesNotOffer('r5x3')
    .has('novice', { tokens: { ion: 0 } });
});
