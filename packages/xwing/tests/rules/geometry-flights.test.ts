import { inContact, overlaps, type Pose, pose, poseOnPath, turnPose } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';
import { type Maneuver, shipTypes } from '../../src/catalogue/index.ts';
import type { XwingState } from '../../src/model/index.ts';
import { baseLength, bodyAt, bodyOf } from '../../src/rules/base.ts';
import { type Flight, fly } from '../../src/rules/flight.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { clearTallonOffsets, tallonSide } from '../../src/rules/tallon-roll.ts';
import { templateOf } from '../../src/rules/template-of.ts';

/** The same numbers in every run. */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

interface Situation {
  readonly state: XwingState;
  readonly ship: PlacedShip;
  readonly maneuver: Maneuver;
}

const TYPES = [
  'rookiepilot',
  'academypilot',
  'outerrimsmuggler',
  'bountyhunter',
  'bluesquadronnovice',
  'epsilonsquadronpilot',
  'jakkugunrunner',
  'contractedscout',
];
const empty = xwingTable({
  one: { pilot: 'rookiepilot', at: [100, 100, 0] },
  enemy: { pilot: 'academypilot', at: [800, 800, 0] },
});
const models = TYPES.map(
  (pilot) => xwingTable({ one: { pilot, at: [100, 100, 0] } }).ship('one') as PlacedShip,
);

/** Twelve ships crowded into less than half a metre, none over another. */
function crowd(next: () => number): XwingState {
  const guides = next() < 0.5 ? 0 : 1.5;
  const ships: PlacedShip[] = [];
  for (let tries = 0; tries < 80 && ships.length < 12; tries++) {
    const model = models[Math.floor(next() * models.length)]!;
    const heading = next() < 0.3 ? 90 * Math.floor(next() * 4) : next() * 360;
    const at = pose(220 + next() * 460, 220 + next() * 460, heading);
    const body = bodyAt(model, at, guides);
    if (ships.some((other) => overlaps(body, bodyOf(other, guides)))) continue;
    ships.push({ ...model, id: `s${ships.length}` as PlacedShip['id'], pose: at });
  }
  return { ...empty.state, options: { ...empty.state.options, guides }, ships };
}

/** Ships of the crowd fly one after the other; those that would leave the area stay. */
function rounds(next: () => number): (Situation & { readonly flight: Flight })[] {
  const flown: (Situation & { readonly flight: Flight })[] = [];
  let state = crowd(next);
  for (let turn = 0; turn < 30; turn++) {
    const ship = state.ships[Math.floor(next() * state.ships.length)] as PlacedShip;
    const { dial } = shipTypes.find(({ id }) => id === ship.type)!;
    const situation = { state, ship, maneuver: dial[Math.floor(next() * dial.length)]! };
    const end = flight(situation);
    flown.push({ ...situation, flight: end });
    if (end.fled) continue;
    state = {
      ...state,
      ships: state.ships.map((each) => (each.id === ship.id ? { ...each, pose: end.to } : each)),
    };
  }
  return flown;
}

/** A Tallon roll is shifted to the first clear place. */
function flight({ state, ship, maneuver }: Situation): Flight {
  const offset = tallonSide(maneuver.bearing) ? (clearTallonOffsets(state, ship, maneuver)[0] ?? null) : null;
  return fly(state, ship, maneuver, offset);
}

const next = stream(20);
const flights = Array.from({ length: 120 }, () => rounds(next)).flat();
const others = ({ state, ship }: Situation) =>
  (state.ships as readonly PlacedShip[]).filter(({ id }) => id !== ship.id);
const stays = (one: Pose, other: Pose) =>
  one.x === other.x && one.y === other.y && one.heading === other.heading;

describe('thousands of flights over crowded tables', () => {
  test('many are stopped, some at once, and many are not', () => {
    const slid = flights.filter((each) => each.flight.slid);
    expect(slid.length).toBeGreaterThan(800);
    expect(flights.length - slid.length).toBeGreaterThan(800);
    expect(slid.filter(({ ship, flight: { to } }) => stays(ship.pose, to)).length).toBeGreaterThan(5);
    expect(flights.filter((each) => each.flight.overlapped.length > 1).length).toBeGreaterThan(0);
  });

  shows(['xw.overlap.back-up', 'xw.overlap.back-up-chain'], 'no base ends over another', () => {
    for (const each of flights) {
      const { guides } = each.state.options;
      const body = bodyAt(each.ship, each.flight.to, guides);
      const under = others(each).filter((other) => overlaps(body, bodyOf(other, guides)));
      expect(under.map(({ id }) => id)).toEqual([]);
    }
  });

  shows(
    ['xw.overlap.contact-last', 'xw.overlap.only-final-contacts-count'],
    'a ship that was stopped touches at least one ship, and only ships that it is in contact with',
    () => {
      for (const each of flights) {
        const { guides } = each.state.options;
        const { slid, overlapped, to } = each.flight;
        const body = bodyAt(each.ship, to, guides);
        const met = others(each).filter((other) => inContact(body, bodyOf(other, guides)));
        const ids: readonly string[] = met.map(({ id }) => id);
        expect(slid ? overlapped.length > 0 : overlapped.length === 0).toBe(true);
        expect(overlapped.filter((id) => !ids.includes(id))).toEqual([]);
      }
    },
  );

  test('a ship that was not stopped stands at the end of its template', () => {
    for (const { ship, maneuver, flight: flown } of flights) {
      if (flown.slid || tallonSide(maneuver.bearing)) continue;
      const template = templateOf(maneuver);
      if (!template) continue;
      const isReverse = maneuver.bearing.startsWith('reverse');
      const start = isReverse ? turnPose(ship.pose, 180) : ship.pose;
      const end = poseOnPath(template, start, baseLength(ship), template.length);
      expect([flown.to.x, flown.to.y]).toEqual([end.x, end.y]);
    }
  });

  test('the same flight leads to the same place again, in whatever order the ships are listed', () => {
    for (const { state, ship, maneuver, flight: flown } of flights) {
      expect(flight({ state, ship, maneuver })).toEqual(flown);
      const turnedRound = { ...state, ships: [...state.ships].reverse() };
      const again = flight({ state: turnedRound, ship, maneuver });
      expect(again.to).toEqual(flown.to);
      expect([...again.overlapped].sort()).toEqual([...flown.overlapped].sort());
    }
  });
});
