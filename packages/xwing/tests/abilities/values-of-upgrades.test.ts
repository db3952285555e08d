import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { difficultyNow, pilotSkill } from '../../src/rules/values.ts';

const tableWith = (pilot: string, upgrades: readonly string[], phase: 'activation' | 'combat') => {
  const { state } = xwingTable(
    {
      ship: { pilot, at: [450, 400], upgrades, dial: { speed: 3, bearing: 'straight' } },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 700, 180] },
    },
    { phase },
  );
  return { table: tableOf(state), ship: state.ships[0]! };
};

test('Enhanced Scopes make the pilot skill 0 in the Activation phase alone', () => {
  const skill = (phase: 'activation' | 'combat') => {
    const { table, ship } = tableWith('redsquadronveteran', ['enhancedscopes'], phase);
    return pilotSkill(table, ship);
  };
  expect(skill('activation')).toBe(0);
  expect(skill('combat')).toBe(4);
});

test('an Unhinged Astromech makes maneuvers of speed 3 green, and no others', () => {
  const { table, ship } = tableWith('syndicatethug', ['unhingedastromech'], 'activation');
  const colours = (speed: 2 | 3 | 4) =>
    difficultyNow(table, ship, { speed, bearing: 'straight', difficulty: 'white' });
  expect(([2, 3, 4] as const).map(colours)).toEqual(['white', 'green', 'white']);
});
