import { toTable } from '@sortie/geometry';
import { xwingTable } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { drawingOf } from '../../src/view/draw.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';

const table = xwingTable({
  fighter: { pilot: 'rookiepilot', at: [300, 200, 90] },
  enemy: { pilot: 'academypilot', at: [600, 700, 180] },
});
const { table: seen } = table.referee.view('referee') as unknown as { readonly table: XwingView };
const ships = drawingOf(seen).ships;

test('a ship is drawn where it stands, its nose ahead of it', () => {
  const [fighter] = ships;
  const nose = Math.max(...(fighter?.silhouette ?? []).map(({ x }) => x));
  expect(fighter).toMatchObject({ id: 'fighter', pose: { x: 300, y: 200, heading: 90 } });
  expect(nose).toBeGreaterThan(315);
  expect(nose).toBeLessThan(320.5);
});

test('what is drawn in the coordinates of the ship is, put down at its pose, what is drawn on the table', () => {
  expect(ships).toHaveLength(2);
  for (const { pose, local, base, silhouette, details } of ships) {
    const placed = local.silhouette.map((point) => toTable(pose, point));
    expect(silhouette).toEqual(placed);
    expect(details).toEqual(
      local.details.map(({ role, outline }) => ({
        role,
        outline: outline.map((point) => toTable(pose, point)),
      })),
    );
    local.base.forEach((corner, index) => {
      const put = toTable(pose, corner);
      expect(put.x).toBeCloseTo(base[index]?.x ?? Number.NaN, 6);
      expect(put.y).toBeCloseTo(base[index]?.y ?? Number.NaN, 6);
    });
  }
});
