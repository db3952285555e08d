import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const boosting = (pilot: string) =>
  xwingTable(
    {
      ace: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      academy: { pilot: 'academypilot', at: [100, 800, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction');

test('a boost may be made with a speed-1 turn', () => {
  const table = boosting('blueace').acts('boost', { direction: 'turnRight' });
  expect(table.events('shipMoved').at(-1)?.to).toEqual({ x: 505, y: 475, heading: 90 });
  expect(table.events('actionPerformed')).toMatchObject([{ ship: 'ace', action: 'boost' }]);
});

test('another pilot boosts straight or along a bank', () => {
  boosting('bluesquadronnovice').offersExactly(
    { action: 'focus' },
    { action: 'targetLock', target: 'academy' },
    { action: 'boost', direction: 'straight' },
    { action: 'boost', direction: 'bankLeft' },
    { action: 'boost', direction: 'bankRight' },
    { skip: true },
  );
});

test('the turns are boosts beside the usual ones', () => {
  const directions = ['straight', 'bankLeft', 'bankRight', 'turnLeft', 'turnRight'];
  boosting('blueace').offersExactly(
    { action: 'focus' },
    { action: 'targetLock', target: 'academy' },
    ...directions.map((direction) => ({ action: 'boost', direction })),
    { skip: true },
  );
});
