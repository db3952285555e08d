import { expect, test } from 'vitest';
import { lookMarks } from '../../../src/games/xwing/look/look-marks.ts';
import { withinArea } from '../../../src/games/xwing/look/within-area.ts';
import { sayEnglish } from './say-english.ts';
import { tableAt } from './seen-table.ts';

test('the arc of a ship is always drawn, the bands only where they may be measured', () => {
  const { seen, decision } = tableAt('setDial');
  const { ship } = decision.about as { readonly ship: string };
  const roles = (measures: boolean) =>
    lookMarks(seen.table, ship, measures, sayEnglish).map(({ role }) => role);
  expect(roles(false)).toEqual(['arc']);
  expect(roles(true)).toEqual(['band-3', 'band-2', 'band-1', 'arc']);
});

test('an arc reaches to the edges of the table, so that it tells no range', () => {
  const { seen } = tableAt('setDial');
  const { area } = seen.table.options;
  const far = seen.table.ships.map(({ id, pose }) => {
    const [arc] = lookMarks(seen.table, id, false, sayEnglish);
    for (const { x, y } of arc!.points) {
      expect(Math.min(x, y, area.width - x, area.depth - y)).toBeGreaterThan(-1e-6);
    }
    return Math.max(...arc!.points.map(({ x, y }) => Math.hypot(x - pose!.x, y - pose!.y)));
  });
  expect(Math.min(...far)).toBeGreaterThan(700);
});

test('what lies beside the table is cut off', () => {
  const triangle = [
    { x: 50, y: 50 },
    { x: 170, y: 50 },
    { x: 50, y: 170 },
  ];
  const corners = withinArea(triangle, { width: 100, depth: 100 }).map(({ x, y }) => `${x} ${y}`);
  expect(corners.toSorted()).toEqual(['100 100', '100 50', '50 100', '50 50']);
});
