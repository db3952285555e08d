import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (x: number) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 300], upgrades: ['decoy'] },
    rookie: { pilot: 'rookiepilot', at: [x, 300] },
    academy: { pilot: 'academypilot', at: [490, 600, 180] },
  });

test('pilot skills are swapped until the phase is over', () => {
  const table = start(530)
    .offersExactly({ use: 'wedge.u1', choice: 'rookie' }, { pass: true })
    .uses('decoy', 'rookie');
  table.asks('declareTarget', { ship: 'rookie' });
  expect(table.ship('wedge').lasting).toMatchObject([{ effect: { kind: 'pilotSkill', to: 2 } }]);
  expect(table.ship('rookie').lasting).toMatchObject([{ effect: { kind: 'pilotSkill', to: 4 } }]);
  table.until('setDial').has('wedge', { lasting: [] }).has('rookie', { lasting: [] });
});

test('nobody beyond range 2 can be chosen', () => {
  start(750).asks('declareTarget', { ship: 'wedge' });
});

test('range 2 is near enough', () => {
  start(640).offersExactly({ use: 'wedge.u1', choice: 'rookie' }, { pass: true });
});
