import { legionState, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitOf } from '../../src/rules/in-play.ts';
import { placeContacted } from '../../src/rules/start-melee.ts';
import { hasMeleeWeapon, leaderHasMeleeWeapon } from '../../src/rules/surroundings.ts';
import { shows } from '../shows.ts';
import { unitId } from './made-up.ts';

type At = readonly [x: number, y: number];

const squad = (unit: string, ...places: readonly At[]): UnitSpec => ({
  unit,
  miniatures: Array.from({ length: 4 }, (_, index) => {
    const at = places[index];
    return at ? { at } : { at: null, defeatedIn: 0, wounds: 1 };
  }),
  leader: 0,
});

/** The miniatures that the opponent has to place once the first unit has touched the second one. */
function placedBy(starter: UnitSpec, contacted: UnitSpec, others: Readonly<Record<string, UnitSpec>> = {}) {
  const state = legionState({ starter, contacted, ...others });
  return placeContacted(state, unitId('starter'), unitId('contacted'));
}

const order = (...numbers: readonly number[]) => [
  {
    kind: 'orderPlacing',
    placing: {
      unit: 'contacted',
      by: 'p2',
      miniatures: numbers.map((each) => `contacted.m${each}`),
      rule: 'lg.melee.start.3-opponent-minis',
      touching: ['starter'],
    },
  },
];

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

shows(
  ['lg.melee.start.3-opponent-minis', 'lg.melee.start.3-needs-melee-weapon'],
  'the opponent places all those that touch nobody of the unit which began the melee, if they are armed',
  () => {
    const line: readonly At[] = [
      [600, 327],
      [630, 340],
      [570, 340],
      [600, 360],
    ];
    expect(placedBy(luke, squad('stormtroopers', ...line))).toEqual(order(2, 3, 4));
    expect(placedBy(luke, squad('stormtroopers', ...line.slice(0, 2)))).toEqual(order(2));
    expect(placedBy(luke, squad('stormtroopers', [600, 327]))).toEqual([]);
    expect(placedBy(luke, { unit: 'darth-vader', at: [600, 327] })).toEqual([]);
    // Whoever touches one of the unit stays, whichever it is.
    const pair = squad('rebel-troopers', [600, 300], [640, 300]);
    expect(placedBy(pair, squad('stormtroopers', [600, 327], [640, 327], [700, 340]))).toEqual(order(3));
    const bikes = {
      unit: '74-z-speeder-bikes',
      miniatures: [{ at: [600, 338.5, 0] }, { at: [680, 338.5, 0] }],
    };
    expect(placedBy(luke, bikes as unknown as UnitSpec)).toEqual([]);
  },
);

shows(
  ['lg.melee.start.3-opponent-minis', 'lg.melee.regroup-impossible-ends'],
  'nobody is placed where no miniature of the unit has room to touch the enemy',
  () => {
    const ring = [0, 60, 120, 240, 300].map((angle, index) => {
      const turn = (angle * Math.PI) / 180;
      const at = [600 + 27.4 * Math.sin(turn), 300 - 27.4 * Math.cos(turn)] as const;
      return [`friend${index}`, { unit: 'rebel-officer', at, side: 0 }] as const;
    });
    const storm = squad('stormtroopers', [600, 327], [630, 380]);
    expect(placedBy(luke, storm, Object.fromEntries(ring))).toEqual([]);
    expect(placedBy(luke, storm, Object.fromEntries(ring.slice(1)))).toEqual(order(2));
  },
);

shows(
  ['lg.melee.start.needs-melee-weapon', 'lg.melee.start.3-needs-melee-weapon'],
  'troopers have something to fight with, and speeder bikes have not',
  () => {
    const state = legionState({
      storm: { unit: 'stormtroopers', at: [300, 300] },
      bikes: { unit: '74-z-speeder-bikes', at: [700, 300, 0] },
      luke,
    });
    const armed = (id: string) => {
      const unit = unitOf(state, unitId(id));
      return [
        leaderHasMeleeWeapon(state, unit),
        unit.miniatures.map((each) => hasMeleeWeapon(state, unit, each.id)),
      ];
    };
    expect(armed('storm')).toEqual([true, [true, true, true, true]]);
    expect(armed('bikes')).toEqual([false, [false, false]]);
    const storm = unitOf(state, unitId('storm'));
    expect(hasMeleeWeapon(state, storm, 'luke.m1' as never)).toBe(false);
  },
);
