import type { Side } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legionState, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { pointOfCard, zoneCorners } from '../../src/setup/deployment-zones.ts';
import { markablePieces, markingSide, markOn } from '../../src/setup/mark-terrain.ts';
import { shows } from '../shows.ts';

const units = {
  rebels: { unit: 'rebel-troopers', at: [400, 400] },
  vader: { unit: 'darth-vader', at: [800, 500] },
} as const;

const SEGMENT = 152.4;
const table = (more: Situation = {}): LegionState => legionState(units, more);
const rounded = (value: number) => Math.round(value * 10) / 10;

/** The corners of a side's zones, in segments. */
const zonesOf = (state: LegionState, side: Side) =>
  zoneCorners(state, side).map((zone) =>
    zone.map(({ x, y }) => [x, y].map((each) => Math.round((1000 * each) / SEGMENT) / 1000).join()).join(' '),
  );
const both = (state: LegionState) => ([0, 1] as const).map((side) => zonesOf(state, side));

shows(
  ['lg.setup.deploy.zones-in-range-units', 'lg.setup.colour.blue-picks-edge'],
  'on a larger table zones keep their depth at the long edges, stretch with its width, and turn with the edge of blue',
  () => {
    const battlefield = { width: 1.5 * 1828.8, depth: 914.4 + 2 * SEGMENT };
    const at = (x: number, y: number, blueEdge: 'south' | 'north' = 'south') => {
      const place = pointOfCard(table({ options: { battlefield }, blueEdge }), { x, y });
      return [rounded(place.x), rounded(place.y)];
    };
    // What is drawn at the centre line stays there; the table is 1219.2 deep.
    expect([at(457.2, 152.4), at(457.2, 762), at(1371.6, 457.2), at(0, 0), at(0, 914.4)]).toEqual([
      [685.8, 152.4],
      [685.8, 1066.8],
      [2057.4, 609.6],
      [0, 0],
      [0, 1219.2],
    ]);
    expect([at(457.2, 152.4, 'north'), at(0, 914.4, 'north'), at(1371.6, 457.2, 'north')]).toEqual([
      [2057.4, 1066.8],
      [2743.2, 0],
      [685.8, 609.6],
    ]);
  },
);

shows(
  ['lg.setup.deploy.zones-from-card', 'lg.team.setup.deployment-zone'],
  'each side has the zones of its colour; nobody has drawn one, blue is the first side and the lines are long',
  () => {
    const deployment = 'the-long-march';
    const [east, west] = [['9,0 12,0 12,6 9,6'], ['0,0 3,0 3,6 0,6']];
    expect(both(table({ battleCards: { deployment } }))).toEqual([east, west]);
    expect(both(table({ battleCards: { deployment }, blue: 1 }))).toEqual([west, east]);
    expect(both({ ...table({ battleCards: { deployment } }), blue: null })).toEqual([east, west]);
    expect(both(table())).toEqual([['0,0 12,0 12,1 0,1'], ['0,5 12,5 12,6 0,6']]);
  },
);

shows(
  'lg.optional.large-scale.deployment-zone',
  'in a large-scale battle the zones reach from either long edge out to range 2, whatever card lies there',
  () => {
    const options = { isLargeScale: true } as const;
    const [south, north] = [['0,0 12,0 12,2 0,2'], ['0,6 12,6 12,8 0,8']];
    expect(both(table({ options }))).toEqual([south, north]);
    expect(both(table({ options, blueEdge: 'north' }))).toEqual([north, south]);
    expect(both(table({ options, blue: 1 }))).toEqual([north, south]);
    expect(both({ ...table({ options }), blue: null })).toEqual([south, north]);
    expect(both(table({ options, battleCards: { deployment: 'the-long-march' } }))).toEqual([south, north]);
  },
);

const container = (id: string, x: number, y: number) => ({ id, piece: 'container', at: [x, y] }) as const;
const marked = (id: string, terrain: string) => ({ id, kind: 'objective', at: [5, 5], terrain }) as const;

/** Under Battle Lines, whose zones reach 152.4 mm from either long edge. */
const field = (terrain: Situation['terrain'], tokens: Situation['tokens'] = []) =>
  table({
    battleCards: { objective: 'key-positions', deployment: 'battle-lines' },
    terrain,
    tokens,
  } as Situation);

shows(
  ['lg.battle-card.key-positions.placement', 'lg.battle-card.key-positions.fallback'],
  'a piece in the zone of either side, a marked one, and one at range 1 of any marked one is not marked',
  () => {
    const terrain = [
      container('one', 600, 457),
      container('two', 1200, 457),
      container('near-one', 800, 457),
      container('near-two', 1400, 457),
      container('south', 300, 180),
      container('north', 300, 740),
      container('far', 200, 457),
      container('farther', 1700, 457),
    ];
    const tokens = [
      marked('a', 'one'),
      marked('b', 'two'),
      { id: 'm', kind: 'condition', at: [50, 50] },
    ] as const;
    expect(markablePieces(field(terrain, tokens), 2)).toEqual(['far', 'farther']);
    const close = terrain.filter(({ id }) => !id.startsWith('far'));
    expect(markablePieces(field(close, tokens), 2)).toEqual(['near-one', 'near-two']);
    const single = [...close, container('far', 200, 457)];
    expect(markablePieces(field(single, tokens), 2)).toEqual(['far']);
    expect(markablePieces(field(terrain), 1)).toEqual([
      'one',
      'two',
      'near-one',
      'near-two',
      'far',
      'farther',
    ]);
    // 120 by 60 each: 272.4 apart is range 1, 273 is more.
    const apart = (x: number) =>
      markablePieces(
        field(
          [container('one', 600, 457), container('other', x, 457), container('far', 1700, 457)],
          [marked('a', 'one')],
        ),
        1,
      );
    expect([apart(872), apart(873)]).toEqual([['far'], ['other', 'far']]);
  },
);

shows(
  ['lg.battle-card.key-positions.first-token', 'lg.battle-card.key-positions.player-tokens'],
  'the first mark is for the nearest pieces alone, on the ground or on top, and red marks only the last',
  () => {
    const terrain = [
      container('close', 914.4, 557.2),
      container('other', 914.4, 357.2),
      container('far', 914.4, 657.2),
    ];
    expect(markablePieces(field(terrain), 0)).toEqual(['close', 'other']);
    expect(markablePieces(field([]), 0)).toEqual([]);
    const sides = (blue: Side | null) =>
      [0, 1, 2].map((placed) => markingSide({ ...field([]), blue }, placed));
    expect([sides(0), sides(1), sides(null)]).toEqual([
      [0, 0, 1],
      [1, 1, 0],
      [0, 0, 1],
    ]);
    const { at, terrain: on, kind } = markOn(field(terrain), 'far');
    expect([at && [rounded(at.x), rounded(at.y), at.level], on, kind]).toEqual([
      [914.4, 657.2, 60],
      'far',
      'objective',
    ]);
    // A low wall is too narrow for a token: it is marked without one on it.
    const wall = [{ id: 'wall', piece: 'wall-low', at: [914.4, 457.2] }] as const;
    expect(markOn(field(wall), 'wall')).toMatchObject({ at: null, terrain: 'wall' });
  },
);
