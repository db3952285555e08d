import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (pilot: string, upgrade = 'adaptiveailerons') =>
  xwingTable(
    {
      duchess: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' }, upgrades: [upgrade] },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

const BANKS = ['bankLeft', 'straight', 'bankRight'];

test('she may leave the maneuver of her ailerons', () => {
  const ways = BANKS.map((choice) => ({ use: 'duchess.u1#1', choice }));
  const table = flying('duchess')
    .offersExactly(...ways, { pass: true })
    .passes();
  expect(table.events('shipMoved')).toMatchObject([{ how: 'straight 2' }]);
  const flown = flying('duchess').uses('adaptiveailerons', 'bankLeft');
  expect(flown.events('shipMoved')).toMatchObject([{ how: 'bankLeft 1' }, { how: 'straight 2' }]);
});

test('other pilots must fly it', () => {
  flying('blacksquadronscout').offersExactly(...BANKS.map((choice) => ({ use: 'duchess.u1', choice })));
});

test('a friend must fly its own', () => {
  xwingTable(
    {
      duchess: { pilot: 'duchess', at: [300, 300], activated: true },
      wing: {
        pilot: 'imperialtrainee',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['adaptiveailerons'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  ).offersExactly(...BANKS.map((choice) => ({ use: 'wing.u1', choice })));
});
