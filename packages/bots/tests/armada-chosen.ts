import type { Level } from '@sortie/bots';
import { armadaPlanner } from '@sortie/bots/armada';
import type { Plain } from '@sortie/kernel';
import type { ArmadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';

/** What a planner answers to the question that is open. */
export function chosen(table: ArmadaTable, level: Level = 'hard'): Plain {
  const { seat } = table.open[0]!;
  const player = armadaPlanner(level, 'a test', (fault) => {
    throw fault;
  });
  const { decision, answer } = player.choose(table.referee.decisions(seat), () => table.referee.view(seat));
  expect(table.open.map(({ id }) => id)).toContain(decision);
  return answer;
}
