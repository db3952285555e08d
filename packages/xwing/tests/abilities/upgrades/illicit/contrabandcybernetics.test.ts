import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

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
