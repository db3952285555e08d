import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const dial = { speed: 2, bearing: 'straight' };

const flying = (upgrades: readonly string[], more: object = { dial }) =>
  xwingTable(
    {
      wing: {
        pilot: 'scum:ywing:syndicatethug',
        at: [450, 400],
        upgrades: ['genius', ...upgrades],
        ...more,
      },
      enemy: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

const charges = ['bomb:seismiccharges', 'bomb:proximitymines'];

test('after the maneuver a bomb that needs no action may be dropped for its card', () => {
  const table = flying(charges)
    .offersExactly({ use: 'wing.u2', choice: null }, { pass: true })
    .passes()
    .offersExactly({ use: 'wing.u1', choice: { bomb: 'wing.u2', how: 'straight1' } }, { pass: true })
    .uses('genius', { bomb: 'wing.u2', how: 'straight1' });
  table.has('wing', { upgrades: [{ faceup: true }, { faceup: false }, { faceup: true }] });
  expect(table.state.bombs).toMatchObject([{ bomb: 'bomb:seismiccharges', pose: { x: 450, y: 448 } }]);
});

test('the card of a bomb that is usually kept goes as well', () => {
  flying(['bomb:bombletgenerator'])
    .passes()
    .uses('genius', { bomb: 'wing.u2', how: 'straight1' })
    .has('wing', { upgrades: [{ faceup: true }, { faceup: false }] });
});

test('not after a bomb was dropped, nor after an overlap', () => {
  flying(charges).uses('seismiccharges').asks('performAction', { ship: 'wing' });
  flying(charges, { dial, at: [450, 570] })
    .passes()
    .doesNotOffer('genius')
    .has('wing', { bombDropped: false });
});

test('an ionized ship reveals no maneuver', () => {
  flying(charges, { tokens: { ion: 1 } }).asks('performAction', { ship: 'wing' });
});

test('of several bombs the chosen one is dropped', () => {
  const table = flying(['bomb:seismiccharges', 'bomb:ionbombs'])
    .passes()
    .uses('genius', { bomb: 'wing.u3', how: 'straight1' });
  expect(table.state.bombs).toMatchObject([{ bomb: 'bomb:ionbombs' }]);
  table.has('wing', { upgrades: [{ faceup: true }, { faceup: true }, { faceup: false }] });
});
