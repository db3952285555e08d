import { xwingTable } from '@sortie/testkit/xwing';
import type { XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { expectedLater, laterWorth } from '../../src/xwing/planner/look-ahead.ts';
import { outlookOf } from '../../src/xwing/planner/outlook.ts';

/** What flying straight on promises a rookie whose stress forbids it to turn about. */
function promised(rookie: readonly number[], academy: readonly number[]): number {
  const table = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [rookie[0]!, rookie[1]!, 0], tokens: { stress: 1 } },
    academy: { pilot: 'academypilot', at: [academy[0]!, academy[1]!, 0] },
  });
  const { table: view } = table.referee.view(table.open[0]!.seat) as unknown as { readonly table: XwingView };
  const planning = { ...view, phase: 'planning' as const };
  const outlook = outlookOf(planning, 0);
  const { piece, moves } = outlook.own[0]!;
  const straight = moves.find(({ maneuver }) => maneuver?.speed === 2 && maneuver.bearing === 'straight')!;
  return laterWorth(outlook, piece, straight, expectedLater(outlook));
}

test('a ship promises itself shots while it follows an enemy, and worse than nothing while one follows it', () => {
  expect(promised([450, 300], [450, 480])).toBeGreaterThan(0);
  expect(promised([450, 480], [450, 300])).toBeLessThan(0);
});
