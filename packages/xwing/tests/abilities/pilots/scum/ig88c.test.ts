import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const boosting = (pilot: string, action: string, how: object = {}) =>
  xwingTable(
    {
      ig: { pilot, at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [800, 800, 270] },
    },
    { phase: 'activation' },
  ).acts(action, how as never);

test('after its boost IG-88C may evade for free', () => {
  const table = boosting('ig88c', 'boost', { direction: 'straight' })
    .offers('ig88c')
    .uses('ig88c')
    .acts('evade');
  expect(table.events('actionPerformed').map(({ action }) => action)).toEqual(['boost', 'evade']);
});

test('another action offers nothing', () => {
  boosting('ig88c', 'focus').doesNotOffer('ig88c');
});
