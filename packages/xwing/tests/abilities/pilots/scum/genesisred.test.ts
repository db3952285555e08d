import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const locking = (tokens: object, own: object = {}) =>
  xwingTable(
    {
      red: { pilot: 'genesisred', at: [450, 300], tokens: own, dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 640, 180], tokens },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target: 'rookie' });

test('it gets as many focus and evade tokens as the locked ship', () => {
  locking({ focus: 2, evade: 1 }, { focus: 1 }).has('red', { tokens: { focus: 2, evade: 1 } });
});

test('none where it has as many', () => {
  locking({ focus: 1 }, { focus: 2 }).has('red', { tokens: { focus: 2, evade: 0 } });
});
