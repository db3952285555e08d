import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const end = (x: number, stress: number) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['marajade'] },
    rookie: { pilot: 'rookiepilot', at: [x, 400], tokens: { stress } },
  }).until('setDial');

test('as combat ends an unstressed enemy at range 1 is stressed', () => {
  end(540, 0)
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

test('a stressed one, and one at range 2, is not', () => {
  end(540, 1).has('rookie', { tokens: { stress: 1 } });
  end(640, 0).has('rookie', { tokens: { stress: 0 } });
});
