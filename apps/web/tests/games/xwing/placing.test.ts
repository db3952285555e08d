import { isRefusal } from '@sortie/kernel';
import { expect, test } from 'vitest';
import {
  mayDecline,
  placeablesOf,
  placesFor,
  placingAnswer,
} from '../../../src/games/xwing/setup/placing.ts';
import { setUpQuestions, suggestedAnswer } from '../../../src/games/xwing/setup/suggested-answer.ts';
import { seenBy, tableAt } from './seen-table.ts';

test('the tray holds the obstacles that are left', () => {
  const { decision } = tableAt('placeObstacle');
  expect(placeablesOf(decision)).toEqual(
    ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'].map((id) => ({ kind: 'obstacle', id })),
  );
});

test('the places suggested for a ship are its own and legal, the middle of the edge first', () => {
  const { referee, decision, seen } = tableAt('deployShip');
  const { area } = seen.table.options;
  const [piece] = placeablesOf(decision);
  const places = placesFor(decision, piece!, area);
  const away = places.map(({ x, y }) => Math.abs(x - 450) + Math.abs(y - 450));
  expect(away).toEqual(away.toSorted((one, other) => one - other));
  for (const place of [places[0]!, places.at(-1)!]) {
    const answer = placingAnswer(piece!, place);
    const { id, version, seat } = decision;
    expect(referee.whyNot(seat, { decision: id, version, answer })).toBeUndefined();
  }
});

test('a satellite is put down without a facing, a ship with one', () => {
  const at = { x: 1, y: 2, heading: 90 };
  expect(placingAnswer({ kind: 'satellite', id: 'a1' }, at)).toEqual({ satellite: 'a1', x: 1, y: 2 });
  expect(placingAnswer({ kind: 'ship', id: 's1' }, at)).toEqual({ ship: 's1', ...at });
  expect(placingAnswer({ kind: 'arrival', id: 'arrival', pilot: 'x' }, at)).toEqual(at);
});

test('only a reinforcement may be declined', () => {
  const { decision } = tableAt('deployShip');
  expect(mayDecline(decision)).toBe(false);
  const answers = {
    kind: 'region' as const,
    region: {},
    suggestions: [{ x: 1, y: 1, heading: 0 }, { decline: true }],
  };
  expect(mayDecline({ ...decision, kind: 'callReinforcement', answers })).toBe(true);
});

test.each([
  ['a battle', {}],
  ['the first mission', { options: { mission: 'mission1', presetForces: true }, forces: true }],
  ['the second mission', { options: { mission: 'mission2', presetForces: true }, forces: true }],
  ['the third mission', { options: { mission: 'mission3', presetForces: true }, forces: true }],
])('the whole set-up of %s can be left to the table', (_, wanted) => {
  const first = tableAt('placeObstacle', {}).decision.kind;
  expect(setUpQuestions.has(first)).toBe(true);
  const kinds = new Set<string>();
  const { seen } = tableAt('setDial', {
    ...wanted,
    choose: (decision) => {
      kinds.add(decision.kind);
      return suggestedAnswer(decision, seen0);
    },
  });
  expect([...kinds].every((kind) => setUpQuestions.has(kind))).toBe(true);
  expect(seen.table.phase).toBe('planning');
});

const { referee: planned } = tableAt('setDial');
const { table: seen0 } = seenBy(planned, 'p1');

test('ships that the table deploys stand together', () => {
  const { seen } = tableAt('setDial', { choose: (decision) => suggestedAnswer(decision, seen0) });
  for (const side of [0, 1]) {
    const own = seen.table.ships.filter((ship) => ship.side === side && ship.pose);
    const spread = (axis: 'x' | 'y') => {
      const values = own.map(({ pose }) => pose![axis]);
      return Math.max(...values) - Math.min(...values);
    };
    expect(Math.max(spread('x'), spread('y'))).toBeLessThanOrEqual(45 * own.length);
  }
  expect(isRefusal(seen)).toBe(false);
});
