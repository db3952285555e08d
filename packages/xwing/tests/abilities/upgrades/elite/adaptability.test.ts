import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

import { tableOf } from '../../../../src/rules/table.ts';

const skill = (upgrades: readonly string[]) => {
  const { state } = xwingTable({
    wedge: { pilot: 'wedgeantilles', at: [450, 400], upgrades },
    tie: { pilot: 'academypilot', at: [450, 800, 180] },
  });
  return tableOf(state).pilotSkill(state.ships[0]!.id);
};

test('each side of Adaptability changes pilot skill by one, its own way', () => {
  expect([skill(['ept:adaptability#233']), skill(['ept:adaptability#232']), skill([])]).toEqual([10, 8, 9]);
});
