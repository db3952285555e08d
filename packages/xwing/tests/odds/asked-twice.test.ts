import { xwingTable } from '@sortie/testkit/xwing';
import { type AskedWindow, assumedAnswer, oddsAfterAnswer, oddsNow } from '@sortie/xwing/odds';
import type { XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';

test('what an answer promises does not depend on what was asked before', () => {
  const table = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 300] },
    academy: { pilot: 'academypilot', at: [450, 480, 180], tokens: { evade: 1 } },
  });
  table.attack('rookie', 'academy', {
    attack: ['hit', 'hit', 'blank'],
    defense: ['evade', 'blank', 'blank'],
  });
  const { seat, about } = table.open[0]!;
  const asked = { ...(about as unknown as Omit<AskedWindow, 'seat'>), seat };
  const { table: view } = table.referee.view(seat) as unknown as { readonly table: XwingView };
  const evading = { use: 'academy.evade', choice: null };
  for (let time = 0; time < 2; time++) {
    expect(assumedAnswer(view, asked)).toEqual(evading);
    expect(oddsNow(view, asked)!.damage).toEqual([1]);
    expect(oddsAfterAnswer(view, asked, evading)!.damage).toEqual([1]);
    expect(oddsAfterAnswer(view, asked, null)!.damage).toEqual([0, 1]);
  }
});
