import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { ObstacleChoice } from '../../src/model/index.ts';
import { sideEdges } from '../../src/rules/area.ts';
import { ACADEMY, game, LUKE, refusalOf, seated } from './seated.ts';

const rebel = seated('p1', 0, 'rebel', LUKE);
const imperial = seated('p2', 1, 'imperial', ACADEMY);

const mixed: readonly ObstacleChoice[] = [
  { kind: 'asteroid', outline: 0 },
  { kind: 'asteroid', outline: 4 },
  { kind: 'asteroid', outline: 4 },
  { kind: 'debris', outline: 0 },
  { kind: 'debris', outline: 1 },
  { kind: 'debris', outline: 2 },
];

/** The Imperial side has fewer points and chooses who holds initiative. */
const placing = (initiative: 0 | 1 = 0) =>
  game({ obstacles: mixed }, rebel, imperial).asksSeat('p2').answers({ side: initiative });

const at = (obstacle: string, x: number, y: number, heading = 0) => ({ obstacle, x, y, heading });

const PLACES = [
  at('o4', 300, 300),
  at('o1', 600, 300),
  at('o2', 300, 600),
  at('o3', 600, 600),
  at('o5', 450, 450),
  at('o6', 300, 450),
] as const;

function placedAll(table: XwingTable): XwingTable {
  for (const place of PLACES.slice(0, 4)) table.answers(place);
  return table.until('chooseEdge');
}

shows(
  ['xw.setup.obstacle.alternate-initiative-first', 'xw.setup.obstacle.choice', 'xw.setup.obstacle.total-six'],
  'the players place one obstacle each in turn, the initiative holder first, any of those left, six in all',
  () => {
    for (const [initiative, seats] of [
      [0, ['p1', 'p2', 'p1', 'p2', 'p1', 'p2']],
      [1, ['p2', 'p1', 'p2', 'p1', 'p2', 'p1']],
    ] as const) {
      const table = placing(initiative);
      const asked: string[] = [];
      const left = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'];
      for (const wanted of ['o4', 'o2', 'o6', 'o1']) {
        table.asks('placeObstacle', { obstacles: [...left] });
        asked.push(table.question.seat);
        const [, x, y] = { o4: [0, 280, 280], o2: [0, 620, 280], o6: [0, 280, 620], o1: [0, 620, 620] }[
          wanted
        ]!;
        table.answers(at(wanted, x!, y!));
        table.refuses(at(wanted, 450, 450), 'xw.setup.obstacle.choice');
        left.splice(left.indexOf(wanted), 1);
      }
      while (table.question.kind === 'placeObstacle') {
        asked.push(table.question.seat);
        table.letGoBy();
      }
      expect(asked).toEqual(seats);
      expect(table.events('obstaclePlaced')).toHaveLength(6);
      expect(table.state.obstacles.every(({ pose }) => pose !== null)).toBe(true);
      expect(table.state.obstacles.map(({ kind }) => kind)).toEqual(mixed.map(({ kind }) => kind));
    }
    expect(refusalOf({ obstacles: mixed.slice(1) }, rebel, imperial)).toBe('xw.setup.obstacle.total-six');
    expect(refusalOf({ obstacles: null }, rebel, imperial)).toBe('xw.setup.obstacle.total-six');
    expect(refusalOf({ obstacles: [...mixed, mixed[0]] }, rebel, imperial)).toBe('table.malformed-setup');
  },
);

shows('xw.setup.obstacle.spacing', 'the gap between two obstacles must exceed 100 mm', () => {
  // The outline reaches from 22 mm left to 26 mm right of its middle at half its height.
  const table = placing().answers(at('o2', 400, 450));
  const gapOf = (x: number) => x - 400 - 26 - 24;
  table.refuses(at('o3', 549, 450), 'xw.setup.obstacle.spacing');
  expect(gapOf(549)).toBeLessThan(100);
  table.refuses(at('o3', 400, 450), 'xw.setup.obstacle.spacing');
  table.answers(at('o3', 551, 450));
  expect(table.state.obstacles[2]).toMatchObject({ pose: { x: 551, y: 450 } });
});

shows(
  ['xw.setup.obstacle.edge-distance', 'xw.range.wording.beyond'],
  'every part of an obstacle lies beyond range 2 of every edge',
  () => {
    const table = placing();
    for (const [x, y] of [
      [223, 450],
      [675, 450],
      [450, 223],
      [450, 677],
      [100, 100],
    ] as const) {
      table.refuses(at('o2', x, y), 'xw.setup.obstacle.edge-distance');
    }
    // Turned by a quarter another corner is the nearest.
    table
      .refuses(at('o2', 223.5, 450, 90), 'xw.setup.obstacle.edge-distance')
      .answers(at('o2', 225, 450, 90));
    expect(table.state.obstacles[1]).toMatchObject({ pose: { x: 225, y: 450 } });
  },
);

shows(
  ['xw.setup.obstacle.edge-choice', 'xw.setup.edge.opposite-sides', 'xw.setup.edge.side-edges'],
  'after the sixth obstacle the player without initiative picks any edge, the other gets the opposite one',
  () => {
    const opposite = { south: 'north', north: 'south', west: 'east', east: 'west' } as const;
    for (const initiative of [0, 1] as const) {
      for (const edge of ['south', 'north', 'west', 'east'] as const) {
        const table = placing(initiative);
        placedAll(table)
          .asksSeat(initiative === 0 ? 'p2' : 'p1')
          .offersExactly({ edge: 'south' }, { edge: 'north' }, { edge: 'west' }, { edge: 'east' })
          .answers({ edge });
        const edges = initiative === 0 ? [opposite[edge], edge] : [edge, opposite[edge]];
        expect(table.state.edges).toEqual(edges);
        expect(table.events('obstaclePlaced')).toHaveLength(6);
      }
    }
    const sideways = placedAll(placing(0)).answers({ edge: 'west' }).until('deployShip');
    sideways.asksSeat('p2').refuses({ ship: 's2', x: 450, y: 50, heading: 0 }, 'xw.setup.deploy.zone');
    sideways.answers({ ship: 's2', x: 50, y: 450, heading: 90 }).has('s2', { pose: { x: 50, y: 450 } });
    expect(sideEdges(['east', 'west'])).toEqual(['south', 'north']);
    expect(sideEdges(['north', 'south'])).toEqual(['west', 'east']);
  },
);
