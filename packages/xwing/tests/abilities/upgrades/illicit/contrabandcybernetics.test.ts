import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = () =>
  xwingTable(
    {
      ace: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['contrabandcybernetics'],
        dial: { speed: 4, bearing: 'koiogranTurn' },
        tokens: { stress: 1 },
      },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

test('for the card and a stress token stress bars neither red maneuvers nor actions this round', () => {
  flying()
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('contrabandcybernetics')
    .acts('focus')
    .has('ace', { tokens: { stress: 3, focus: 1 }, upgrades: [{ faceup: false }] })
    .ends();
});

test('left alone, the opponent replaces the red maneuver', () => {
  flying().passes().asks('replaceManeuver');
});

const squad = (own: object, friend: object) =>
  xwingTable(
    {
      ace: { pilot: 'blacksunsoldier', at: [450, 200], upgrades: ['contrabandcybernetics'], ...own },
      friend: { pilot: 'blacksunace', at: [250, 200], ...friend },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  );
const red = { dial: { speed: 4, bearing: 'koiogranTurn' }, tokens: { stress: 1 } };
const white = { dial: { speed: 3, bearing: 'straight' }, tokens: { stress: 1 } };

test('when a friend becomes active it is not asked for', () => {
  squad({ dial: { speed: 2, bearing: 'straight' }, activated: true }, white).doesNotOffer(
    'contrabandcybernetics',
  );
});

test('a stressed friend neither flies red maneuvers nor acts', () => {
  squad({ dial: { speed: 2, bearing: 'straight' } }, red)
    .uses('contrabandcybernetics')
    .until('replaceManeuver', 'friend')
    .asks('replaceManeuver', { ship: 'friend' });
  const table = squad({ dial: { speed: 2, bearing: 'straight' } }, white)
    .uses('contrabandcybernetics')
    .acts('focus');
  expect(table.open.map(({ kind }) => kind)).not.toContain('performAction');
});
