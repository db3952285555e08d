import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (upgrades: readonly string[]) =>
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400],
        upgrades,
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a bomb may be dropped with the longer template', () => {
  const table = flying(['seismiccharges', 'bombardier']).offersExactly(
    { use: 'bomber.u1', choice: 'straight1' },
    { use: 'bomber.u1', choice: 'straight2' },
    { pass: true },
  );
  table.uses('seismiccharges', 'straight2');
  expect(table.state.bombs).toMatchObject([{ pose: { x: 450, y: 400 - 20 - 80 - 12 } }]);
});

test('so may a bomb with an action', () => {
  const table = flying(['proximitymines', 'bombardier']).asks('performAction');
  expect(table.answersOffered.filter((each) => JSON.stringify(each).includes('card '))).toEqual([
    { action: 'card bomber.u1', choice: 'straight1' },
    { action: 'card bomber.u1', choice: 'straight2' },
  ]);
});

test('without the card there is one way', () => {
  flying(['seismiccharges']).offersExactly({ use: 'bomber.u1', choice: null }, { pass: true });
});
