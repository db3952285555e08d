import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (speed: number, bearing: string, { pilot = 'junoeclipse', stress = 0 } = {}) =>
  xwingTable(
    {
      juno: { pilot, at: [450, 300], dial: { speed, bearing }, tokens: { stress } },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

const at = (speed: number, bearing: string, difficulty: string) => ({
  use: 'juno.pilot',
  choice: { speed, bearing, difficulty },
});

test('a revealed maneuver may be 1 faster or 1 slower, and keeps its colour', () => {
  const table = flying(3, 'straight').offersExactly(at(2, 'straight', 'green'), at(4, 'straight', 'green'), {
    pass: true,
  });
  table.uses('junoeclipse', { speed: 4, bearing: 'straight', difficulty: 'green' });
  expect(table.events('shipMoved')).toMatchObject([{ how: 'straight 4' }]);
});

test('it need not be on the dial, but there must be a template for it', () => {
  flying(2, 'turnLeft').offersExactly(at(1, 'turnLeft', 'white'), at(3, 'turnLeft', 'white'), { pass: true });
  flying(3, 'turnLeft').offersExactly(at(2, 'turnLeft', 'white'), { pass: true });
  flying(1, 'bankLeft').offersExactly(at(2, 'bankLeft', 'green'), { pass: true });
  flying(4, 'koiogranTurn').offersExactly(at(3, 'koiogranTurn', 'red'), at(5, 'koiogranTurn', 'red'), {
    pass: true,
  });
});

test('what the opponent chose for a stressed ship stays, and so do dials of other pilots', () => {
  const stressed = flying(4, 'koiogranTurn', { stress: 1 }).asks('replaceManeuver');
  stressed.answers({ speed: 2, bearing: 'straight' }).doesNotOffer('junoeclipse');
  flying(3, 'straight', { pilot: 'stormsquadronpilot' }).asks('performAction');
});

test('a straight maneuver cannot be faster than 5, and what a friend reveals is none of hers', () => {
  flying(5, 'straight').offersExactly(at(4, 'straight', 'white'), { pass: true });
  xwingTable(
    {
      juno: { pilot: 'junoeclipse', at: [450, 300], dial: { speed: 3, bearing: 'straight' } },
      wing: { pilot: 'academypilot', at: [600, 300], dial: { speed: 3, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'wing' });
});
