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
