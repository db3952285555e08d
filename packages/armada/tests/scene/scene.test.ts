import { isInside, polygon } from '@sortie/geometry';
import { outlineOnTable, sceneSvg } from '@sortie/scene';
import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { armadaScene } from '../../src/kit/scene.ts';
import { baseOf, isInArc } from '../../src/measuring/index.ts';
import { loadTexts } from '../../src/text/texts.ts';
import type { ArmadaView } from '../../src/view/armada-view.ts';

await Promise.all([loadTexts('en'), loadTexts('es'), loadTexts('pt')]);

const table = armadaTable(
  {
    victory: {
      ship: 'victory-ii',
      at: [900, 450, 90],
      shields: { front: 0 },
      dials: ['navigate', 'repair', 'squadron'],
      commandTokens: ['squadron'],
      facedown: ['injured-crew'],
      defenseTokens: ['readied', 'exhausted', 'discarded'],
    },
    nebulon: { ship: 'nebulon-b-escort', at: [1300, 450, 270], speed: 0 },
    tie: { squadron: 'tie-fighter', at: [800, 200] },
    xwing: { squadron: 'x-wing', at: [840, 200], hull: 2 },
    lost: { squadron: 'y-wing', at: null, destroyed: 1 },
  },
  {
    obstacles: { station: [500, 500, 45], 'asteroid-2': [600, 700] },
    objective: {
      card: 'intel-sweep',
      tokens: [
        { id: 't1', at: [300, 300] },
        { id: 't2', on: 'station' },
      ],
    },
  },
);
const seenBy = (viewer: 'referee' | 'p1' | 'p2') =>
  (table.referee.view(viewer as 'referee') as unknown as { readonly table: ArmadaView }).table;
const seen = seenBy('p2');
const { draw, reachOf, svgStyle } = armadaScene('en');
const scene = draw(seen, { p1: 'Ann', p2: 'Ben' });
const piece = (id: string) => scene.pieces.find((each) => each.id === id)!;

test('what stands on the table is drawn, and nothing else', () => {
  expect(scene.area).toEqual(seen.options.area);
  expect(scene.pieces.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
    'station station',
    'asteroid-2 asteroids',
    't1 token',
    'victory ship',
    'nebulon ship',
    'tie squadron',
    'xwing squadron',
  ]);
  expect(scene.ruler?.map(({ label }) => label)).toEqual(['close range', 'medium range', 'long range']);
});

test('the base that is drawn, put down at its pose, is the base that the rules measure', () => {
  const { pose, shapes } = piece('victory');
  const drawn = outlineOnTable(pose, shapes[0]!.points);
  const measured = baseOf({ pose, class: 'victory' }).points;
  expect(shapes[0]!.role).toBe('base');
  expect(drawn).toHaveLength(measured.length);
  drawn.forEach(({ x, y }, index) => {
    expect(x).toBeCloseTo(measured[index]!.x, 6);
    expect(y).toBeCloseTo(measured[index]!.y, 6);
  });
  expect(shapes.filter(({ role }) => role === 'zone')).toHaveLength(4);
});

test('a ship tells its numbers and everything that lies beside it, its dials facedown until they are revealed', () => {
  expect(piece('victory').name).toBe(
    'Victory II-class Star Destroyer, ship of Ann, hull 7 of 8, speed 2, front shields 0 of 3, left shields 3 of 3, ' +
      'right shields 3 of 3, rear shields 1 of 1, 2 facedown dials, revealed dial: Navigate, Squadron token, Brace (readied), ' +
      'Redirect (exhausted), 1 facedown damage card',
  );
  expect(piece('nebulon').tokens?.[0]).toMatchObject({ name: 'speed 0', count: 1 });
});

test('shields are drawn on the dials of the base and not beside it: what is left, what is lost, and zones without any', () => {
  const { shapes, tokens } = piece('victory');
  const drawn = shapes.map(({ role }) => role).filter((role) => role.startsWith('shield'));
  expect(drawn).toEqual([
    ...Array.from({ length: 3 }, () => 'shield-none'),
    ...Array.from({ length: 7 }, () => 'shield'),
  ]);
  expect(tokens?.map(({ name }) => name)).toEqual([
    'speed 2',
    '2 facedown dials',
    'revealed dial: Navigate',
    'Squadron token',
    'Brace (readied)',
    'Redirect (exhausted)',
    '1 facedown damage card',
  ]);
});

test('a unit is called by what tells it apart where there is little room', () => {
  expect(['victory', 'nebulon', 'tie'].map((id) => [piece(id).caption, piece(id).shortCaption])).toEqual([
    ['Victory II', 'Victory'],
    ['Nebulon-B Escort', 'Nebulon-B'],
    ['TIE Fighter', 'TIE'],
  ]);
});

test('a squadron tells its hull, and whether it is engaged', () => {
  expect(piece('xwing').name).toBe('X-wing Squadron, squadron of Ben, hull 2 of 5, engaged');
  expect(scene.marks).toEqual([
    expect.objectContaining({
      kind: 'line',
      role: 'engaged',
      points: [
        { x: 800, y: 200 },
        { x: 840, y: 200 },
      ],
    }),
  ]);
});

test('squadrons look across the table from the edge of their side', () => {
  expect(piece('tie').pose.heading).toBe(0);
  expect(piece('xwing').pose.heading).toBe(180);
});

test('an objective token on an obstacle lies beside it', () => {
  expect(piece('station').name).toBe('Station, Objective token 2');
});

test('the arcs that are drawn are those that the rules measure, in three bands of each hull zone', () => {
  const marks = reachOf(seen, 'victory');
  expect(marks.filter(({ kind }) => kind === 'area')).toHaveLength(12);
  const ship = { pose: piece('victory').pose, class: 'victory' } as const;
  const outer = marks.filter(({ id }) => id.endsWith('long'));
  for (const at of [
    { x: 1100, y: 450 },
    { x: 900, y: 650 },
    { x: 900, y: 250 },
    { x: 700, y: 450 },
  ]) {
    const drawn = outer
      .filter(({ points }) => isInside(at, polygon(points)))
      .map(({ id }) => id.split(' ')[2]);
    const measured = (['front', 'left', 'right', 'rear'] as const).filter((zone) =>
      isInArc({ kind: 'hullZone', ship, zone }, { kind: 'squadron', at }),
    );
    expect(drawn.toSorted()).toEqual([...measured].toSorted());
  }
  for (const { label, points } of marks.filter(({ kind }) => kind === 'line')) {
    const [from, to] = points;
    const middle = { x: (from!.x + to!.x) / 2, y: (from!.y + to!.y) / 2 };
    const around = outer.filter((arc) => isInside(middle, polygon(arc.points)));
    expect(around.map(({ id }) => id.split(' ')[2])).toEqual([label]);
  }
});

test('a squadron has a ring of its speed and one in which it engages others', () => {
  expect(reachOf(seen, 'tie').map(({ id, label }) => [id, label])).toEqual([
    ['speed tie', 'speed 4'],
    ['engagement tie', 'distance 1'],
  ]);
  expect(reachOf(seen, 'lost')).toEqual([]);
  expect(reachOf(seen, 'station')).toEqual([]);
});

test('pieces are called in the reader’s language', () => {
  expect(
    armadaScene('es')
      .draw(seen)
      .pieces.find(({ id }) => id === 'xwing')?.name,
  ).toMatch(/casco 2 de 5/);
});

test('the table is printed', () => {
  const svg = sceneSvg(scene, { title: 'Armada', style: svgStyle });
  expect(svg.match(/shape-zone"/g)).toHaveLength(8);
  expect(svg).toContain('mark-engaged');
});
