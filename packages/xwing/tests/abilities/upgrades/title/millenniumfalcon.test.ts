import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (upgrades: string[]) =>
  xwingTable(
    {
      chewie: {
        pilot: 'rebel:yt1300:chewbacca',
        at: [450, 400],
        upgrades,
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('the Millennium Falcon may evade', () => {
  flown(['title:millenniumfalcon'])
    .acts('evade')
    .has('chewie', { tokens: { evade: 1 } });
});

test('another YT-1300 may not', () => {
  flown([]).refuses({ action: 'evade' }, 'xw.action.from-bar');
});
