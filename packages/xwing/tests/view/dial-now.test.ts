import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { shipType } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { dialNow } from '@sortie/xwing/view';
import { expect } from 'vitest';

function dialOf(upgrades: readonly string[], faceup: readonly string[] = []) {
  const { referee } = xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], upgrades, faceup },
    academy: { pilot: 'academypilot', at: [450, 700, 180] },
  });
  const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
  const printed = shipType(table.ships[0]!.type).dial;
  return { printed, now: dialNow(table, 'rookie'), recoloured: table.ships[0]!.values.recoloured };
}

const changed = ({ printed, now }: ReturnType<typeof dialOf>) =>
  now.filter(({ difficulty }, place) => difficulty !== printed[place]!.difficulty);

shows('xw.maneuver.dial.public-charts', 'a dial without cards has its printed colours', () => {
  const { printed, now } = dialOf([]);
  expect(now).toEqual(printed);
});

shows('xw.maneuver.difficulty.modifiable', 'R2 Astromech makes everything of speed 1 and 2 green', () => {
  const dial = dialOf(['r2astromech']);
  expect(changed(dial).length).toBeGreaterThan(0);
  expect(dial.now.filter(({ speed }) => speed <= 2).every(({ difficulty }) => difficulty === 'green')).toBe(
    true,
  );
  expect(changed(dial).every(({ speed }) => speed <= 2)).toBe(true);
});

shows('xw.maneuver.difficulty.modifiable', 'a Damaged Engine makes turns red', () => {
  const dial = dialOf([], ['core2-damagedengine']);
  expect(changed(dial).map(({ bearing, difficulty }) => [bearing, difficulty])).toEqual(
    dial.printed.filter(({ bearing }) => bearing.startsWith('turn')).map(({ bearing }) => [bearing, 'red']),
  );
  expect(Object.keys(dial.recoloured).every((key) => key.startsWith('turn'))).toBe(true);
});

shows(
  'xw.maneuver.difficulty.conflict-harder-wins',
  'a Damaged Engine keeps turns red that R2 Astromech would make green',
  () => {
    const { now } = dialOf(['r2astromech'], ['core2-damagedengine']);
    const slow = now.filter(({ speed, bearing }) => speed === 2 && bearing !== 'straight');
    expect(slow.map(({ bearing, difficulty }) => [bearing, difficulty])).toEqual([
      ['turnLeft', 'red'],
      ['bankLeft', 'green'],
      ['bankRight', 'green'],
      ['turnRight', 'red'],
    ]);
  },
);

shows(
  ['xw.maneuver.dial.public-charts', 'xw.maneuver.difficulty.modifiable'],
  'every ship on the table has its own dial, in print where no card changes it',
  () => {
    const { referee } = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 400] },
      academy: { pilot: 'academypilot', at: [450, 700, 180] },
    });
    const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
    expect(dialNow(table, 'academy')).toEqual(shipType(table.ships[1]!.type).dial);
    expect(dialNow(table, 'nobody')).toEqual([]);
    expect(table.ships.map(({ values }) => values.recoloured)).toEqual([{}, {}]);
  },
);
