import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (own: object = { dial: { speed: 3, bearing: 'straight' } }) =>
  xwingTable(
    {
      ace: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['inertialdampeners'],
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('for the card the ship stands still, and the stress leaves it no action', () => {
  const table = flying()
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('inertialdampeners')
    .has('ace', {
      pose: { x: 450, y: 200, heading: 0 },
      tokens: { stress: 1 },
      actions: [],
      upgrades: [{ faceup: false }],
    });
  table.ends();
});

test('the maneuver is white, so that a red one may be left alone, and the stress comes once', () => {
  flying({ dial: { speed: 4, bearing: 'koiogranTurn' } })
    .uses('inertialdampeners')
    .has('ace', { pose: { heading: 0 }, tokens: { stress: 1 } });
});

test('left alone, the dial is flown', () => {
  flying()
    .passes()
    .asks('performAction')
    .has('ace', { pose: { y: 360 }, tokens: { stress: 0 } });
});

test('an ionized ship reveals no dial', () => {
  flying({ tokens: { ion: 1 } })
    .asks('performAction')
    .has('ace', { upgrades: [{ faceup: true }] });
});
