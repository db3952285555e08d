import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const start = (touching: readonly [string, string][]) =>
  xwingTable(
    {
      chopper: { pilot: 'rebel:vcx100:chopper', at: [450, 300] },
      wing: { pilot: 'rookiepilot', at: [385, 300] },
      enemy: { pilot: 'academypilot', at: [515, 300] },
      other: { pilot: 'academypilot', at: [450, 370, 180] },
    },
    { touches: touching },
  );

test('as combat starts every enemy it touches gets a stress token; friends do not', () => {
  start([
    ['chopper', 'enemy'],
    ['chopper', 'wing'],
  ])
    .has('enemy', { tokens: { stress: 1 } })
    .has('other', { tokens: { stress: 0 } })
    .has('wing', { tokens: { stress: 0 } });
});

test('near is not enough', () => {
  start([])
    .has('enemy', { tokens: { stress: 0 } })
    .has('other', { tokens: { stress: 0 } });
});

test('touching nobody, it does nothing', () => {
  expect(start([]).events('abilityUsed' as never)).toEqual([]);
  expect(start([['chopper', 'enemy']]).events('abilityUsed' as never)).toHaveLength(1);
});
