import { toTable } from '@sortie/geometry';
import { expect, test } from 'vitest';
import { lastManeuver } from '../../../src/games/xwing/motion/last-move.ts';
import { seenScene } from '../../../src/games/xwing/scene.ts';
import { sayEnglish } from './say-english.ts';
import { answer, seenBy, tableAt } from './seen-table.ts';

test('the area in which obstacles may lie is drawn while one is to be placed', () => {
  const { seen } = tableAt('placeObstacle');
  const { marks, pieces } = seenScene(seen, sayEnglish);
  expect(pieces).toEqual([]);
  expect(marks).toMatchObject([
    {
      kind: 'area',
      role: 'zone',
      points: [
        { x: 200, y: 200 },
        { x: 700, y: 200 },
        { x: 700, y: 700 },
        { x: 200, y: 700 },
      ],
    },
  ]);
});

test('the deployment zone of a player is drawn along their edge while they deploy', () => {
  const { seen } = tableAt('deployShip');
  const zones = seenScene(seen, sayEnglish).marks;
  expect(zones).toHaveLength(1);
  const [zone] = zones;
  const spread = ['x', 'y'].map((axis) => {
    const values = zone!.points.map((point) => point[axis as 'x' | 'y']);
    return Math.max(...values) - Math.min(...values);
  });
  expect(spread.toSorted((one, other) => one - other)).toEqual([100, 900]);
});

test('every obstacle has its own outline, in its own coordinates', () => {
  const { seen } = tableAt('deployShip');
  const obstacles = seenScene(seen, sayEnglish).pieces.filter(({ kind }) => kind === 'obstacle');
  expect(obstacles).toHaveLength(6);
  expect(new Set(obstacles.map(({ shapes }) => JSON.stringify(shapes))).size).toBe(6);
  for (const { shapes, reach } of obstacles) {
    expect(shapes[0]!.role).toBe('asteroid');
    expect(reach).toBeLessThan(40);
  }
});

test('a ship is drawn with its base, its arc and its hull, and named with all that lies beside it', () => {
  const { seen } = tableAt('setDial');
  const luke = seenScene(seen, sayEnglish).pieces.find(({ caption }) => caption === '8 Luke')!;
  const roles = luke.shapes.map(({ role }) => role);
  expect(roles.slice(0, 3)).toEqual(['base', 'arc', 'hull']);
  expect(luke.reach).toBe(20);
  const [left, apex, right] = luke.shapes[1]!.points;
  expect(apex).toEqual({ x: 0, y: 0 });
  expect([left!.y, right!.y]).toEqual([expect.closeTo(20, 3), expect.closeTo(20, 3)]);
  expect(left!.x).toBeCloseTo(-right!.x, 6);
  expect(luke.name).toBe('Luke Skywalker, X-wing of Anna, pilot skill 8, hull 3 of 3, 2 shields');
  expect(luke.tokens!.map(({ count, name }) => [count, name])).toEqual([[2, '2 shields']]);
});

test('a dial that is set lies facedown beside the ship for everybody, and nobody else learns what it says', () => {
  const { referee, decision } = tableAt('setDial');
  answer(referee, decision, { speed: 2, bearing: 'straight' });
  const { ship } = decision.about as { readonly ship: string };
  const other = decision.seat === 'p1' ? 'p2' : 'p1';
  for (const viewer of [decision.seat, other]) {
    const piece = seenScene(seenBy(referee, viewer), sayEnglish).pieces.find(({ id }) => id === ship)!;
    expect(piece.tokens!.map(({ name }) => name)).toContain('dial set, facedown');
  }
  const seen = seenBy(referee, other);
  expect(seen.table.ships.find(({ id }) => id === ship)!.dial).toBe('hidden');
});

test('the ship whose turn it is is active, and its template is drawn where it flew', () => {
  const { referee, decision } = tableAt('setDial');
  seenScene(seenBy(referee, 'p1'), sayEnglish);
  const { seen } = (() => {
    for (let turn = 0; turn < 100; turn++) {
      const open = referee.decisions().find(({ settled }) => !settled)!;
      if (open.kind === 'performAction') return { seen: seenBy(referee, open.seat) };
      const straight = { speed: 2, bearing: 'straight' };
      const [first] = open.answers.kind === 'offers' ? open.answers.offers : open.answers.suggestions;
      answer(referee, open, open.kind === 'setDial' ? straight : first!);
    }
    throw new Error(`nobody acts after ${decision.kind}`);
  })();
  const { pieces, marks } = seenScene(seen, sayEnglish);
  const active = pieces.find(({ state }) => state === 'active')!;
  expect(active.id).toBe(seen.table.activeShip);
  expect(active.path!.at(-1)).toEqual(active.pose);
  expect(marks.map(({ id, role }) => [id, role])).toEqual([['template', 'template']]);
  const { from } = lastManeuver(seen.log, active.id)!;
  // How far ahead of the ship each corner lies.
  const ahead = toTable({ x: 0, y: 0, heading: from.heading }, { x: 0, y: 1 });
  const front = marks[0]!.points.map(({ x, y }) => (x - from.x) * ahead.x + (y - from.y) * ahead.y);
  expect(Math.min(...front)).toBeCloseTo(20, 3);
  expect(Math.max(...front)).toBeCloseTo(100, 3);
});

test('a destroyed ship is no longer on the table', () => {
  const { seen } = tableAt('setDial');
  const [first, ...others] = seen.table.ships;
  const ships = [{ ...first!, gone: 'destroyed' as const }, ...others];
  const { pieces } = seenScene({ ...seen, table: { ...seen.table, ships } }, sayEnglish);
  expect(pieces.some(({ id }) => id === first!.id)).toBe(false);
  expect(pieces.some(({ id }) => id === others[0]!.id)).toBe(true);
});

test('both ships of a target lock show its letter', () => {
  const { seen } = tableAt('setDial');
  const [first, second, ...others] = seen.table.ships;
  const lock = { target: second!.id, letter: 'C' };
  const ships = [{ ...first!, lock }, second!, ...others];
  const { pieces } = seenScene({ ...seen, table: { ...seen.table, ships } }, sayEnglish);
  const namesOf = (id: string) => pieces.find((piece) => piece.id === id)!.tokens!.map(({ name }) => name);
  expect(namesOf(first!.id)).toContain('holds target lock C');
  expect(namesOf(second!.id)).toContain('is locked by C');
});

test('satellites and the shuttle of a mission are on the table', () => {
  const options = { mission: 'mission3', presetForces: true };
  const { seen } = tableAt('setDial', { options, forces: true });
  const satellites = seenScene(seen, sayEnglish).pieces.filter(({ kind }) => kind === 'satellite');
  expect(satellites.map(({ name }) => name)).toEqual(['Satellite 1', 'Satellite 2']);
  const first = tableAt('setDial', { options: { mission: 'mission1', presetForces: true }, forces: true });
  const shuttle = seenScene(first.seen, sayEnglish).pieces.find(
    ({ id }) => id === first.seen.table.mission!.shuttle,
  );
  expect(shuttle?.caption).toBe("Senator's Shuttle");
});
