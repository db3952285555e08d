import { xwingTable } from '@sortie/testkit/xwing';
import { shipType } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { dialNow } from '@sortie/xwing/view';
import { expect, test } from 'vitest';

function dialOf(upgrades: readonly string[], faceup: readonly string[] = []) {
  const { referee } = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], upgrades, faceup },
    academy: { pilot: 'academypilot', at: [450, 700, 180] },
  });
  const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
  const printed = shipType(table.ships[0]!.type).dial;
  return { printed, now: dialNow(table, 'rookie') };
}

const changed = ({ printed, now }: ReturnType<typeof dialOf>) =>
  now.filter(({ difficulty }, place) => difficulty !== printed[place]!.difficulty);

test('a dial without cards has its printed colours', () => {
  const { printed, now } = dialOf([]);
  expect(now).toEqual(printed);
});

test('R2 Astromech makes everything of speed 1 and 2 green', () => {
  const dial = dialOf(['r2astromech']);
  expect(changed(dial).length).toBeGreaterThan(0);
  expect(dial.now.filter(({ speed }) => speed <= 2).every(({ difficulty }) => difficulty === 'green')).toBe(
    true,
  );
  expect(changed(dial).every(({ speed }) => speed <= 2)).toBe(true);
});

test('a Damaged Engine makes turns red', () => {
  const dial = dialOf([], ['core2-damagedengine']);
  expect(changed(dial).map(({ bearing, difficulty }) => [bearing, difficulty])).toEqual(
    dial.printed.filter(({ bearing }) => bearing.startsWith('turn')).map(({ bearing }) => [bearing, 'red']),
  );
});
