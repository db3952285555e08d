import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { shipType } from '../../../../src/catalogue/index.ts';

const planned = (x = 450) =>
  xwingTable(
    {
      uwing: { pilot: 'bluesquadronpathfinder', at: [x, 300], upgrades: ['crew:cassianandor'] },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
      far: { pilot: 'academypilot', at: [450, 800, 180] },
    },
    { phase: 'planning' },
  )
    .plans('uwing', 1, 'straight')
    .plans('tie', 3, 'straight')
    .plans('far', 5, 'straight')
    .readies();

test('a right guess lets its own dial be turned', () => {
  const table = planned().offers('cassianandor');
  const ships = table.answersOffered.map((each) => (each as { choice?: { ship: string } }).choice?.ship);
  expect([...new Set(ships)]).toEqual(['tie', undefined]);
  table
    .uses('cassianandor', { ship: 'tie', speed: 3, bearing: 'straight' })
    .asks('chooseForCard')
    .asksSeat('p1')
    .answers({ speed: 3, bearing: 'straight' })
    .has('uwing', { dial: { speed: 3, bearing: 'straight' }, dialRevealed: false });
  expect(table.events('dialLookedAt')).toMatchObject([{ ship: 'tie', seat: 'p1', maneuver: { speed: 3 } }]);
  expect(JSON.stringify(table.referee.logFor('p2' as never))).not.toContain(
    '"kind":"dialSet","ship":"uwing"',
  );
});

test('a wrong one shows the dial and no more', () => {
  const table = planned().uses('cassianandor', { ship: 'tie', speed: 2, bearing: 'straight' });
  table.has('uwing', { dial: { speed: 1, bearing: 'straight' } });
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
  expect(table.events('dialLookedAt')).toMatchObject([{ ship: 'tie', maneuver: { speed: 3 } }]);
});

test('with no enemy at range 1-2 nobody is asked', () => {
  planned(850).doesNotOffer('cassianandor');
});

const among = (own: object = {}) =>
  xwingTable(
    {
      uwing: { pilot: 'bluesquadronpathfinder', at: [450, 300], upgrades: ['crew:cassianandor'], ...own },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
      drifting: { pilot: 'academypilot', at: [550, 500, 180], tokens: { ion: 1 } },
      middle: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'planning' },
  );

test('every maneuver of the ships at range 1-2 that have a dial may be guessed', () => {
  const table = among()
    .plans('uwing', 1, 'straight')
    .plans('tie', 3, 'straight')
    .plans('middle', 3, 'straight')
    .readies();
  const { dial } = shipType('tiefighter' as never);
  table.offersExactly(
    ...dial.map(({ speed, bearing }) => ({
      use: 'uwing.u1',
      choice: { ship: 'tie', speed, bearing },
    })),
    { pass: true },
  );
  table.uses('cassianandor', { ship: 'tie', speed: 3, bearing: 'bankLeft' });
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
});

test('a ship without a dial of its own has none to turn', () => {
  const table = among({ tokens: { ion: 2 } })
    .plans('tie', 3, 'straight')
    .plans('middle', 3, 'straight')
    .readies()
    .uses('cassianandor', { ship: 'tie', speed: 3, bearing: 'straight' });
  expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
});
