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

const kinds = (table: ReturnType<typeof targets>) => table.open.map(({ kind }) => kind);

test('behind it not even a turret does, and a friend does not at all', () => {
  const turret = xwingTable(
    {
      wing: { pilot: 'arvelcrynyd', at: [450, 400], upgrades: ['ioncannonturret'] },
      enemy: { pilot: 'academypilot', at: [450, 360, 180], hasFought: true },
    },
    { touches: [['wing', 'enemy']] },
  );
  expect(kinds(turret)).toEqual(['setDial', 'setDial']);
  const friend = xwingTable(
    {
      wing: { pilot: 'arvelcrynyd', at: [450, 400], hasFought: true },
      enemy: { pilot: 'academypilot', at: [450, 440, 180], hasFought: true },
      mate: { pilot: 'prototypepilot', at: [450, 480, 180] },
    },
    {
      touches: [
        ['wing', 'enemy'],
        ['mate', 'enemy'],
      ],
    },
  );
  expect(kinds(friend)).toEqual(['setDial', 'setDial', 'setDial']);
});
