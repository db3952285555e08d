import { expect } from 'vitest';
import { unitCard } from '../../src/catalogue/index.ts';
import { type Cohesion, cohesionFault, floorUnder, placeAt, standFault } from '../../src/measuring/index.ts';
import { relief } from '../measuring/figures.ts';
import { around, traveller } from '../measuring/travellers.ts';
import { shows } from '../shows.ts';
import { moving } from './mover.ts';

const table = relief(['house-small', 600, 400]);
const up = (more: Partial<Cohesion> = {}): Cohesion => ({
  leader: placeAt(540, 400, 80),
  who: traveller(),
  around: around(table),
  climbed: { terrain: 't0', from: 0 },
  ...more,
});
const ruleAt = (cohesion: Cohesion, x: number, y: number, level = 0) =>
  cohesionFault(cohesion, placeAt(x, y, level))?.rule;

shows(
  'lg.cohesion.vertical.horizontal-distance',
  'between levels the distance is measured flat, and 75 mm between the bases is the most',
  () => {
    // Along the western side of the house, in contact with it, 80 mm below the leader.
    const far = (gap: number) => {
      const y = Math.sqrt((75 + 27 + gap) ** 2 - 28.5 ** 2);
      return up({ leader: placeAt(540, 340, 80) }).leader.y + y;
    };
    const low = up({ leader: placeAt(540, 345, 80) });
    expect(ruleAt(low, 511.5, far(-1) + 5)).toBeUndefined();
    expect(ruleAt(low, 511.5, far(1) + 5)).toBe('lg.cohesion.max-distance');
  },
);

shows(
  'lg.cohesion.vertical.climbable',
  'on another level stands only whoever could join the leader by climbing height 1',
  () => {
    expect(ruleAt(up(), 511.5, 400)).toBeUndefined();
    // Away from the piece there is nothing to climb, and a tower is too high.
    expect(ruleAt(up(), 508, 400)).toBe('lg.cohesion.vertical.touch-terrain');
    const high = up({
      around: around(relief(['tower', 600, 400])),
      leader: placeAt(560, 400, 165),
    });
    expect(ruleAt(high, 531.5, 400)).toBe('lg.cohesion.vertical.max-height-1');
  },
);

shows(
  'lg.cohesion.vertical.speed-1-path',
  'the flat part of the way between two levels has to be open to a speed-1 move',
  () => {
    expect(ruleAt(up(), 511.5, 440)).toBeUndefined();
    const walled = relief(['house-small', 600, 400], ['wall-tall', 520, 422, 0]);
    expect(ruleAt(up({ around: around(walled) }), 511.5, 446)).toBeDefined();
    expect(ruleAt(up(), 511.5, 446)).toBeUndefined();
  },
);

shows('lg.cohesion.overhang', 'a base may hang over an edge as long as its middle is borne', () => {
  const who = traveller();
  // The roof of the house ends at x = 525.
  expect([526, 524].map((x) => floorUnder(table, { x, y: 400 }, 13.5))).toEqual([80, 0]);
  expect(standFault(who, placeAt(526, 400, 80), around(table))).toBeUndefined();
  expect(standFault(who, placeAt(524, 400, 80), around(table))?.rule).toBe('lg.move.end.flat-surface');
  expect(ruleAt(up({ leader: placeAt(560, 400, 80) }), 526, 400, 80)).toBeUndefined();
});

shows(
  'lg.cohesion.notched-path',
  'for a notched miniature the way is looked at as though its leader could turn first',
  () => {
    const bikes = traveller('74-z-speeder-bikes');
    const facing = (heading: number): Cohesion => ({
      leader: { ...placeAt(600, 400, 0), heading } as never,
      who: bikes,
      around: around(relief()),
    });
    for (const heading of [0, 90, 180]) {
      // Ahead, behind and to the side.
      const rules = [
        [600, 520],
        [600, 280],
        [720, 400],
      ].map(([x, y]) => ruleAt(facing(heading), x!, y!));
      expect(rules).toEqual([undefined, undefined, undefined]);
    }
    expect(ruleAt(facing(0), 600, 526)).toBe('lg.cohesion.max-distance');
    expect(unitCard('74-z-speeder-bikes').base).toBe('medium');
  },
);

const squad = { unit: 'rebel-troopers', at: [600, 356.5] } as const;
const container = { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as const;
type Move = { readonly to: object; readonly others: readonly { readonly stand: { x: number; y: number } }[] };

shows(
  'lg.cohesion.vertical.others-close',
  'whoever stays below stands as near as possible to where the leader climbed from',
  () => {
    const at = moving(squad, 'climb', {}, container);
    const move = at.completes({}) as never as Move;
    const below = (...xs: readonly number[]) => ({
      ...move,
      others: move.others.map((each, index) =>
        xs[index] === undefined ? each : { ...each, stand: { x: xs[index], y: 356.5, level: 0, heading: 0 } },
      ),
    });
    at.refuses(below(640) as never, 'lg.cohesion.vertical.others-close');
    at.refuses(below(600, 655) as never, 'lg.cohesion.vertical.others-close');
    // In any order, and no nearer than there is room.
    moving(squad, 'climb', {}, container).answers(below(628, 600) as never);
    moving(squad, 'climb', {}, container).answers(below(600, 572, 628) as never);
    // Where somebody else stands in the way the next place will do.
    const friend = { unit: 'rebel-officer', at: [600, 356.5], side: 0 } as const;
    const moved = { ...squad, at: [640, 356.5], left: 2 } as const;
    const crowded = moving(moved, 'climb', { friend }, container);
    const other = crowded.completes({}) as never as Move;
    const [last] = other.others;
    const beside = (x: number) => ({ ...last!, stand: { x, y: 356.5, level: 0, heading: 0 } });
    crowded.answers({ ...other, others: [beside(640)] } as never);
  },
);

shows(
  'lg.cohesion.vertical.others-close',
  'what is proposed keeps to that, also where the top has no room for all',
  () => {
    const tight = {
      terrain: [
        { id: 'box', piece: 'vaporator', at: [900, 400] },
        { id: 'c', piece: 'container', at: [600, 400] },
      ],
    } as const;
    const full = {
      unit: 'rebel-troopers',
      at: [600, 356.5],
      upgrades: ['rebel-trooper', 'z-6-trooper'],
    } as const;
    const guests = Object.fromEntries(
      [-46, -18, 46].map((x, index) => [
        `g${index}`,
        { unit: 'rebel-officer', at: [600 + x, 412, 0, 60], side: 0 } as const,
      ]),
    );
    const at = moving(full as never, 'climb', guests, tight as never);
    for (const answer of at.answersOffered) {
      const { seat, id: decision } = at.question;
      expect(at.referee.whyNot(seat, { decision, version: at.referee.version, answer })).toBeUndefined();
    }
    at.answers(at.answersOffered[0] as never);
  },
);
