import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../../src/rules/table.ts';
import { pilotSkill } from '../../../../src/rules/values.ts';

const skillIn = (phase: 'activation' | 'combat', upgrades: readonly string[] = ['enhancedscopes']) => {
  const { state } = xwingTable(
    {
      ship: {
        pilot: 'redsquadronveteran',
        at: [450, 400],
        upgrades,
        dial: { speed: 3, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase },
  );
  return pilotSkill(tableOf(state), state.ships[0]!);
};

test('in the Activation phase the pilot skill is 0', () => {
  expect(skillIn('activation')).toBe(0);
  expect(skillIn('activation', [])).toBe(4);
});

test('in the Combat phase it is the printed one', () => {
  expect(skillIn('combat')).toBe(4);
});
