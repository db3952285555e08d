import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const group = (phase: 'combat' | 'activation') =>
  xwingTable(
    {
      leader: { pilot: 'epsilonleader', at: [450, 300], tokens: { stress: 2 }, activated: true },
      near: { pilot: 'zetasquadronpilot', at: [530, 300], tokens: { stress: 1 }, activated: true },
      far: { pilot: 'zetasquadronpilot', at: [700, 300], tokens: { stress: 1 }, activated: true },
      rookie: { pilot: 'rookiepilot', at: [470, 380, 180], tokens: { stress: 1 }, activated: true },
    },
    { phase },
  );

shows(
  'xw.ship.friendly.includes-self',
  'each friendly ship at range 1 loses one stress token, the leader itself included',
  () => {
    const table = group('combat');
    const stress = ['leader', 'near', 'far', 'rookie'].map((name) => table.ship(name).tokens.stress);
    expect(stress).toEqual([1, 0, 1, 1]);
  },
);

test('it happens when the Combat phase starts and not again', () => {
  const table = group('activation').until('declareTarget', 'rookie');
  expect(table.events('tokensRemoved').map(({ ship, count }) => [ship, count])).toEqual([
    ['leader', 1],
    ['near', 1],
  ]);
});
