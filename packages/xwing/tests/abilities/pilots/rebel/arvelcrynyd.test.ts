import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const targets = (enemy: readonly [number, number, number], pilot = 'arvelcrynyd') =>
  xwingTable(
    {
      wing: { pilot, at: [450, 400] },
      enemy: { pilot: 'academypilot', at: enemy },
    },
    { touches: [['wing', 'enemy']] },
  );

test('it attacks an enemy that it touches in its firing arc', () => {
  targets([450, 440, 180])
    .until('declareTarget', 'wing')
    .offersExactly({ weapon: 'primary', target: 'enemy' }, { decline: true });
});

test('not one that it touches behind it', () => {
  const table = targets([450, 360, 180]);
  expect(table.open.map(({ kind, about }) => [kind, about])).not.toContainEqual([
    'declareTarget',
    { ship: 'wing' },
  ]);
});
