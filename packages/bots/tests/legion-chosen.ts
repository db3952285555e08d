import type { Level } from '@sortie/bots';
import { legionPlanner } from '@sortie/bots/legion';
import type { Plain } from '@sortie/kernel';
import type { LegionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';

/** What a planner answers to the question that is open. */
export function chosen(table: LegionTable, level: Level = 'hard'): Plain {
  const { seat } = table.open[0]!;
  const player = legionPlanner(level, 'a test', (fault) => {
    throw fault;
  });
  const { decision, answer } = player.choose(table.referee.decisions(seat), () => table.referee.view(seat));
  expect(table.open.map(({ id }) => id)).toContain(decision);
  return answer;
}
