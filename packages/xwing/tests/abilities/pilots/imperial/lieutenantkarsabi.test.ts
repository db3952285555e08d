import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const slam = (stress: number) =>
  xwingTable(
    {
      karsabi: {
        pilot: 'lieutenantkarsabi',
        at: [450, 300],
        tokens: { stress },
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a stress token may remove the weapons disabled token of a SLAM', () => {
  slam(0)
    .acts('slam', { choice: { speed: 2, bearing: 'straight' } })
    .until('useAbility')
    .offersExactly({ use: 'karsabi.pilot', choice: null }, { pass: true })
    .uses('lieutenantkarsabi')
    .has('karsabi', { tokens: { stress: 1, weaponsDisabled: 0 } });
});

const near = (karsabi: object, wing: object = {}) =>
  xwingTable(
    {
      karsabi: { pilot: 'lieutenantkarsabi', at: [450, 300], ...karsabi },
      wing: { pilot: 'nusquadronpilot', at: [650, 100], ...wing },
      rookie: { pilot: 'rookiepilot', at: [450, 760, 180] },
    },
    { phase: 'activation' },
  );
const FLIES = { dial: { speed: 2, bearing: 'straight' } };
const SLAM = { choice: { speed: 2, bearing: 'straight' } };

test('free of the token he attacks; of two tokens he loses one', () => {
  near(FLIES).acts('slam', SLAM).uses('lieutenantkarsabi').asks('declareTarget', { ship: 'karsabi' });
  near({ ...FLIES, tokens: { weaponsDisabled: 1 } })
    .acts('slam', SLAM)
    .uses('lieutenantkarsabi')
    .has('karsabi', { tokens: { stress: 1, weaponsDisabled: 1 } });
});

test('another token, and one that a friend receives, are no occasion', () => {
  near(FLIES).acts('focus').asks('declareTarget', { ship: 'karsabi' });
  near({ at: [450, 500] }, FLIES)
    .acts('slam', SLAM)
    .asks('declareTarget', { ship: 'karsabi' });
});

test('nor does a stressed pilot remove it', () => {
  const scrambling = (stress: number) => {
    const table = xwingTable(
      {
        karsabi: {
          pilot: 'lieutenantkarsabi',
          at: [450, 300],
          tokens: { stress },
          upgrades: ['targetingscrambler'],
        },
        rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
      },
      { phase: 'planning' },
    );
    return table.uses('targetingscrambler');
  };
  scrambling(0).offers('lieutenantkarsabi');
  scrambling(1)
    .doesNotOffer('lieutenantkarsabi')
    .has('karsabi', { tokens: { weaponsDisabled: 1 } });
});
