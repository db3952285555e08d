import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flight = (upgrades: readonly string[]) =>
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 300],
        upgrades,
        dial: { speed: 3, bearing: 'straight' },
      },
      enemy: { pilot: 'rookiepilot', at: [800, 800, 270] },
    },
    { phase: 'activation' },
  );

test('a bomb may be launched ahead instead of being dropped', () => {
  const table = flight(['seismiccharges', 'trajectorysimulator'])
    .offersExactly(
      { use: 'bomber.u1', choice: 'straight1' },
      { use: 'bomber.u1', choice: 'launch5' },
      { pass: true },
    )
    .uses('seismiccharges', 'launch5');
  expect(table.state.bombs.map(({ pose }) => [pose.x, pose.y])).toEqual([[450, 300 + 20 + 200 + 12]]);
});

test('a bomb with an action is dropped as ever, and so is any without the card', () => {
  flight(['proximitymines', 'trajectorysimulator'])
    .acts('card bomber.u1')
    .has('bomber', { upgrades: [{ faceup: false }, { faceup: true }] });
  flight(['seismiccharges']).offersExactly({ use: 'bomber.u1', choice: null }, { pass: true });
});
