import type { Pose } from '@sortie/geometry';
import { layOutBattlefield } from '@sortie/legion/measuring';
import { describe, expect, test } from 'vitest';
import { battlefieldFacts, terrainPiece } from '../../src/catalogue/index.ts';
import { featureOf, isBeyondRange, reliefOf } from '../../src/measuring/index.ts';
import { nearestTerrainPlace, terrainPlaces, whyNotThere } from '../../src/setup/terrain-places.ts';
import { terrainPool } from '../../src/setup/terrain-pool.ts';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp } from './at-set-up.ts';

type Answer = { readonly piece: string; readonly x: number; readonly y: number; readonly rotation: number };

const BY_PLAYERS = { terrain: 'players' };
const EMPTY = { width: 1828.8, depth: 914.4, terrain: [] };
const at = (x: number, y: number, heading = 0): Pose => ({ x, y, heading });
const laid = (id: string, piece: 'house-large' | 'barricade', pose: Pose) => ({ id, piece, pose });

shows(
  ['lg.setup.battlefield-size', 'lg.setup.battlefield-mm'],
  'a usual game is played on 6 by 12 range segments, with pieces that all lie on it',
  () => {
    const { battlefield } = openSetUp(duel, { terrain: 'homestead' }).state;
    expect([battlefield.width / 12, battlefield.depth / 6]).toEqual([152.4, 152.4]);
    for (const { id } of battlefieldFacts) {
      const { area, features } = reliefOf(layOutBattlefield(id));
      expect([area.width, area.depth]).toEqual([1828.8, 914.4]);
      const outside = features.filter(
        ({ outline: { box } }) =>
          box.minX < 0 || box.minY < 0 || box.maxX > area.width || box.maxY > area.depth,
      );
      expect(outside).toEqual([]);
    }
  },
);

shows(
  'lg.setup.define-terrain',
  'what every piece covers and whom it slows is settled before the game and stays so',
  () => {
    const referee = openSetUp(duel, { terrain: 'ford' });
    const ratings = () => reliefOf(referee.state.battlefield).features.map(({ id, rating }) => [id, rating]);
    const before = structuredClone(ratings());
    expect(before).toHaveLength(referee.state.battlefield.terrain.length);
    for (const [, rating] of before) {
      expect(rating).toMatchObject({
        cover: expect.stringMatching(/none|light|heavy/),
        movement: {
          trooper: expect.any(String),
          groundVehicle: expect.any(String),
          repulsorVehicle: expect.any(String),
        },
        hasHandholds: expect.any(Boolean),
      });
    }
    goOnTo(referee, 'selectCommandCard');
    expect(ratings()).toEqual(before);
    // What players agreed on instead goes with the piece.
    const declared = featureOf({ id: 't1', piece: 'ruins', pose: at(0, 0), declared: { cover: 'light' } });
    expect(declared.rating).toEqual({ ...terrainPiece('ruins').rating, cover: 'light' });
  },
);

shows(
  'lg.setup.place-terrain-agreement',
  'a battlefield that was agreed on lies there, and is not placed piece by piece',
  () => {
    const agreed = openSetUp(duel, { terrain: 'depot' });
    expect(askedIn(agreed).kind).toBe('chooseColour');
    expect(agreed.state.battlefield).toEqual(layOutBattlefield('depot'));
    expect(openSetUp(duel).state.battlefield.terrain).toEqual([]);
    expect(askedIn(openSetUp(duel, BY_PLAYERS)).kind).toBe('placeTerrain');
  },
);

shows(
  'lg.setup.competitive-terrain.select',
  'an even number of pieces covers about a quarter of the table, some hiding and some only covering',
  () => {
    const { about } = askedIn(openSetUp(duel, BY_PLAYERS)) as unknown as { about: { pieces: string[] } };
    const pieces = about.pieces.map((id) => terrainPiece(id as 'barricade'));
    expect(pieces.length % 2).toBe(0);
    const blocking = pieces.filter(({ group }) => group === 'large').length;
    expect(Math.abs(blocking * 2 - pieces.length)).toBeLessThanOrEqual(2);
    expect(pieces.every(({ group, rating }) => group === 'large' || rating.cover !== 'none')).toBe(true);
    const options = { battlefield: { width: 1000, depth: 1000 } } as never;
    // A container is 60 by 120 mm, and 250,000 square millimetres are to be covered.
    expect(terrainPool([['container'], ['container']], options)).toHaveLength(36);
  },
);

shows(
  ['lg.setup.competitive-terrain.order', 'lg.setup.competitive-terrain.then-step-4'],
  'the cheaper army begins, the sides place one piece after the other, and colours come next',
  () => {
    const dear = { seat: 'p1', side: 0 as const, army: rebels([['luke-skywalker']]) };
    const cheap = { seat: 'p2', side: 1 as const, army: imperials() };
    const referee = openSetUp([dear, cheap], BY_PLAYERS);
    const pieces = (askedIn(referee) as unknown as { about: { pieces: string[] } }).about.pieces.length;
    const seats: string[] = [];
    while (askedIn(referee).kind === 'placeTerrain') {
      seats.push(askedIn(referee).seat);
      expect(give(referee, listed(referee)[0] as object)).toBeUndefined();
    }
    expect(seats.slice(0, 4)).toEqual(['p2', 'p1', 'p2', 'p1']);
    expect(new Set(seats.filter((_, index) => index % 2 === 0))).toEqual(new Set(['p2']));
    expect(referee.state.battlefield.terrain.length).toBe(seats.length);
    expect(seats.length).toBeGreaterThan(pieces / 2);
    expect([askedIn(referee).kind, referee.state.setUpStep]).toEqual(['chooseColour', 'chooseColours']);
  },
);

test('at equal points chance decides who begins, once for terrain and colour', () => {
  const same = [duel[0]!, { ...duel[0]!, seat: 'p2', side: 1 as const }];
  const referee = openSetUp(same, BY_PLAYERS);
  expect(referee.state.colourChooser).not.toBe(null);
  const first = askedIn(referee).seat;
  while (askedIn(referee).kind === 'placeTerrain') give(referee, listed(referee)[0] as object);
  expect(askedIn(referee).seat).toBe(first);
  expect(referee.logFor('referee').filter(({ kind }) => kind === 'colourChooserDrawn')).toHaveLength(1);
});

shows(
  'lg.setup.competitive-terrain.spacing',
  'a piece lies beyond range 1 of all others and on the table',
  () => {
    const field = { ...EMPTY, terrain: [laid('t1', 'house-large', at(400, 400))] };
    // The house reaches 110 mm to either side, the barricade 35.
    const beside = (gap: number) => whyNotThere(field, 'barricade', at(400 + 110 + 35 + gap, 400));
    expect([beside(152), beside(153)]).toEqual(['lg.setup.competitive-terrain.spacing', undefined]);
    expect(whyNotThere(field, 'barricade', at(20, 100))).toBe(
      'lg.setup.competitive-terrain.spacing-fallback',
    );
    const referee = openSetUp(duel, BY_PLAYERS);
    const answer = listed(referee)[0] as Answer;
    expect(give(referee, { ...answer, piece: 'nothing' })).toBe('lg.setup.competitive-terrain.order');
    expect(give(referee, { ...answer, x: 'far' })).toBe('table.malformed-answer');
    expect(give(referee, { ...answer, x: -50 })).toBe('lg.setup.competitive-terrain.spacing-fallback');
    expect(give(referee, answer)).toBeUndefined();
  },
);

shows(
  'lg.setup.competitive-terrain.spacing-fallback',
  'where nothing lies beyond range 1, a piece goes wherever it touches no other',
  () => {
    const small = { width: 500, depth: 500, terrain: [laid('t1', 'house-large', at(250, 250))] };
    expect(whyNotThere(small, 'barricade', at(400, 250))).toBeUndefined();
    expect(whyNotThere(small, 'barricade', at(395, 250))).toBe(
      'lg.setup.competitive-terrain.spacing-fallback',
    );
    expect(whyNotThere(small, 'barricade', at(250, 250))).toBe(
      'lg.setup.competitive-terrain.spacing-fallback',
    );
    expect(terrainPlaces(small, 'barricade').next().done).toBe(false);
    expect(nearestTerrainPlace(small, 'barricade', { x: 390, y: 250, turned: 0 })).toBeDefined();
  },
);

describe('a battlefield made by chance', () => {
  const made = () => openSetUp(duel, { terrain: 'chance' }).state.battlefield;

  test('has pieces that lie apart, each with its twin across the middle of the table', () => {
    const { width, depth, terrain } = made();
    expect(terrain.length).toBeGreaterThan(8);
    for (let index = 0; index < terrain.length; index += 2) {
      const [one, twin] = [terrain[index]!, terrain[index + 1]!];
      expect(twin.piece).toBe(one.piece);
      expect(one.pose.x + twin.pose.x).toBeCloseTo(width, 1);
      expect(one.pose.y + twin.pose.y).toBeCloseTo(depth, 1);
    }
    const { features } = reliefOf({ width, depth, terrain });
    const near = features.flatMap((one, index) =>
      features.slice(index + 1).filter((other) => !isBeyondRange(one.outline, other.outline, 0)),
    );
    expect(near).toEqual([]);
  });

  test('is the same for the same seed, and the game goes on with the colours', () => {
    expect(made()).toEqual(made());
    expect(askedIn(openSetUp(duel, { terrain: 'chance' })).kind).toBe('chooseColour');
  });
});
