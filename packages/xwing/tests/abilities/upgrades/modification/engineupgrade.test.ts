import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (upgrades: string[]) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 400], upgrades, dial: { speed: 1, bearing: 'straight' } },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('an Engine Upgrade puts the boost into the action bar', () => {
  flown(['engineupgrade'])
    .acts('boost', { direction: 'straight' })
    .has('rookie', { pose: { x: 450, y: 560 } });
});

test('without it an X-wing cannot boost', () => {
  flown([]).refuses({ action: 'boost', direction: 'straight' }, 'xw.action.from-bar');
});
