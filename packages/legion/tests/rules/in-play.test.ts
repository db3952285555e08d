import type { SeatId } from '@sortie/kernel';
import type { LegionState, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import {
  enemiesOf,
  friendsOf,
  isInPlay,
  isOnBattlefield,
  leaderOf,
  leaderStand,
  miniaturesLeft,
  miniaturesPlaced,
  seatsBlueFirst,
  seatsByPriority,
  seatsFrom,
  seatsOfBoth,
  speakerOf,
  unitOf,
  unitsOfSeat,
} from '../../src/rules/in-play.ts';
import { shows } from '../shows.ts';

const ids = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
const unit = (state: LegionState, id: string) => unitOf(state, id as UnitId);

const skirmish = () =>
  legionState({
    luke: { unit: 'luke-skywalker', at: [300, 100] },
    rebels: { unit: 'rebel-troopers', at: [500, 100] },
    vader: { unit: 'darth-vader', at: [300, 700] },
    storm: { unit: 'stormtroopers', at: [500, 700] },
  });

shows(
  ['lg.unit.friendly', 'lg.unit.enemy'],
  "a player's units are friendly to each other, and the opponent's are enemies",
  () => {
    const state = skirmish();
    expect(ids(friendsOf(state, unit(state, 'luke')))).toEqual(['luke', 'rebels']);
    expect(ids(enemiesOf(state, unit(state, 'luke')))).toEqual(['vader', 'storm']);
    expect(ids(enemiesOf(state, unit(state, 'storm')))).toEqual(['luke', 'rebels']);
  },
);

const SEATS = [
  { id: 'a', side: 0 },
  { id: 'b', side: 0 },
  { id: 'c', side: 1 },
  { id: 'd', side: 1 },
] as const;

const teams = (rest: object = {}) =>
  legionState(
    {
      luke: { unit: 'luke-skywalker', at: [300, 100], seat: 'a' },
      rebels: { unit: 'rebel-troopers', at: [500, 100], seat: 'b' },
      vader: { unit: 'darth-vader', at: [300, 700], seat: 'c' },
      storm: { unit: 'stormtroopers', at: [500, 700], seat: 'd' },
    },
    { seats: SEATS, ...rest },
  );

shows('lg.team.friendly', "a team-mate's units are friendly, and their own player's alone to command", () => {
  const state = teams();
  expect(ids(friendsOf(state, unit(state, 'luke')))).toEqual(['luke', 'rebels']);
  expect(ids(unitsOfSeat(state, 'b' as SeatId))).toEqual(['rebels']);
});

test('seats speak beginning with one, with the player who has priority, or with blue', () => {
  const state = teams({ priority: 'd', blue: 1 });
  expect(seatsOfBoth(state, 0)).toEqual(['a', 'b', 'c', 'd']);
  expect(seatsFrom(state, 'b' as SeatId)).toEqual(['b', 'a', 'c', 'd']);
  expect(seatsByPriority(state)).toEqual(['d', 'c', 'a', 'b']);
  expect(seatsByPriority(teams({ priority: null, blue: 1 }))).toEqual(['c', 'd', 'a', 'b']);
  expect(seatsBlueFirst(state)).toEqual(['c', 'd', 'a', 'b']);
  expect(speakerOf(state, 1)).toBe('c');
});

test('a unit that is transported is in play, but stands nowhere', () => {
  const state = legionState({
    rebels: { unit: 'rebel-troopers', vehicle: 'walker' },
    walker: { unit: 'at-rt', at: [300, 100] },
    late: { unit: 'rebel-troopers' },
    gone: { unit: 'rebel-troopers', at: [900, 100], left: 0, leader: 0, whereabouts: 'defeated' },
  });
  const where = (id: string) => [isInPlay(unit(state, id)), isOnBattlefield(unit(state, id))];
  expect([where('rebels'), where('walker'), where('late'), where('gone')]).toEqual([
    [true, false],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

shows(
  ['lg.unit.definition', 'lg.unit.mini-belongs'],
  'the miniatures of a unit are its own, on a base each; those defeated are no longer among them',
  () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [500, 700], upgrades: ['dlt-19-stormtrooper'], left: 3 },
      others: { unit: 'stormtroopers', at: [900, 700] },
    });
    const storm = unit(state, 'storm');
    expect(ids(storm.miniatures)).toEqual(['storm.m1', 'storm.m2', 'storm.m3', 'storm.m4', 'storm.m5']);
    expect(ids(miniaturesLeft(storm))).toEqual(['storm.m1', 'storm.m2', 'storm.m3']);
    expect(miniaturesPlaced(storm).map(({ stand }) => [stand.x, stand.y])).toEqual([
      [500, 700],
      [530, 700],
      [470, 700],
    ]);
    const all = state.units.flatMap(({ miniatures }) => ids(miniatures));
    expect(new Set(all).size).toBe(all.length);
    expect(leaderOf(storm).id).toBe('storm.m1');
    expect(leaderStand(storm)).toEqual({ x: 500, y: 700, level: 0, heading: 0 });
  },
);
