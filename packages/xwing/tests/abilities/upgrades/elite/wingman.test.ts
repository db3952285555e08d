import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (x: number, stress: number) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['wingman'] },
    rookie: { pilot: 'rookiepilot', at: [x, 300], tokens: { stress } },
    biggs: { pilot: 'biggsdarklighter', at: [370, 300], tokens: { stress: 2 } },
    academy: { pilot: 'academypilot', at: [450, 800, 180] },
  });

test('another friendly ship at range 1 of its player’s choice loses a stress token', () => {
  start(530, 1)
    .offersExactly({ use: 'wedge.u1', choice: 'rookie' }, { use: 'wedge.u1', choice: 'biggs' })
    .uses('wingman', 'biggs')
    .has('biggs', { tokens: { stress: 1 } })
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

test('with one such ship nobody is asked; one beyond range 1 keeps its stress', () => {
  start(700, 1)
    .has('biggs', { tokens: { stress: 1 } })
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

test('its own stress stays, and a friend without stress is no choice', () => {
  const table = xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['wingman'], tokens: { stress: 1 } },
    rookie: { pilot: 'rookiepilot', at: [530, 300] },
    academy: { pilot: 'academypilot', at: [450, 800, 180] },
  });
  expect(table.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
  table.has('wedge', { tokens: { stress: 1 } }).ends();
});
