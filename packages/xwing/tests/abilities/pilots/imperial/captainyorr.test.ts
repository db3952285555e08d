import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flown = (stress: number, x = 560) =>
  xwingTable(
    {
      yorr: { pilot: 'captainyorr', at: [450, 300], tokens: { stress } },
      tie: { pilot: 'academypilot', at: [x, 200, 0], dial: { speed: 3, bearing: 'koiogranTurn' } },
      x: { pilot: 'rookiepilot', at: [800, 850, 270] },
    },
    { phase: 'activation' },
  );

const assigned = (table: ReturnType<typeof flown>) =>
  table.events('tokensAssigned').map(({ ship, token }) => `${ship} ${token}`);

test('Captain Yorr may take the stress of another ship nearby', () => {
  expect(assigned(flown(2).offers('captainyorr').uses('captainyorr'))).toEqual(['yorr stress']);
  expect(assigned(flown(0).offers('captainyorr').passes())).toEqual(['tie stress']);
});

test('not with three stress tokens of his own, nor from afar', () => {
  expect(assigned(flown(3))).toEqual(['tie stress']);
  expect(assigned(flown(0, 830))).toEqual(['tie stress']);
});

test('at range 2 he may take it, at range 3 he may not', () => {
  flown(0, 680).offers('captainyorr');
  expect(assigned(flown(0, 760))).toEqual(['tie stress']);
});
