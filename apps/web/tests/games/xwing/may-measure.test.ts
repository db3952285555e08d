import { expect, test } from 'vitest';
import { lookMarks } from '../../../src/games/xwing/look/look-marks.ts';
import { mayMeasure } from '../../../src/games/xwing/look/may-measure.ts';
import { withinArea } from '../../../src/games/xwing/look/within-area.ts';
import { sayEnglish } from './say-english.ts';
import { tableAt } from './seen-table.ts';

const closeIn = {
  choose: ({ kind }: { readonly kind: string }) =>
    kind === 'setDial' ? { speed: 3, bearing: 'straight' } : undefined,
};

test('nobody measures while planning', () => {
  const { seen, decision } = tableAt('setDial');
  const { ship } = decision.about as { readonly ship: string };
  expect(mayMeasure(seen, ship)).toEqual({ allowed: false, rule: 'xw.planning.no-template-testing' });
});

test('a target lock is declared before it is measured, except in the older book', () => {
  const { seen, decision } = tableAt('performAction');
  const { ship } = decision.about as { readonly ship: string };
  expect(mayMeasure(seen, ship)).toEqual({ allowed: false, rule: 'xw.action.lock.declare-out-of-range' });
  const table = { ...seen.table, options: { ...seen.table.options, variant: 'core2012' as const } };
  const offers = [{ action: 'targetLock', target: 's4' }];
  const decisions = [{ ...decision, answers: { kind: 'offers' as const, offers } }];
  expect(mayMeasure({ ...seen, table, decisions }, ship)).toEqual({
    allowed: true,
    rule: 'xw.action.core2012-premeasure-lock',
  });
});

test('the attacker measures freely until a target is declared, and only from the attacking ship', () => {
  const { seen, decision } = tableAt('declareTarget', closeIn);
  const { ship } = decision.about as { readonly ship: string };
  expect(mayMeasure(seen, ship)).toEqual({ allowed: true, rule: 'xw.attack.declare.premeasure' });
  const other = seen.table.ships.find(({ id, gone }) => id !== ship && gone === null)!;
  expect(mayMeasure(seen, other.id).allowed).toBe(false);
  expect(mayMeasure({ ...seen, decisions: [] }, ship).allowed).toBe(false);
});

test('when the game is over everything may be measured', () => {
  const { seen, decision } = tableAt('setDial');
  const { ship } = decision.about as { readonly ship: string };
  const over = { ...seen, outcome: { winner: null, rule: 'xw.winning.mutual-destruction-draw' } };
  expect(mayMeasure(over, ship)).toEqual({ allowed: true, rule: null });
});

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
