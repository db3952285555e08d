import { legionState, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import type { LegionEffect } from '../../src/model/index.ts';
import { inMeleeWith } from '../../src/rules/distances.ts';
import { unitsToRegroup } from '../../src/rules/regroup.ts';
import { orders, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
const opponents = (table: ReturnType<typeof moving>, unit: string) =>
  inMeleeWith(table.state, table.unit(unit)).map(({ id }) => id);

shows(
  'lg.melee.multi-by-joining',
  'a unit is in melee with several enemies when another joins, though it may not begin two itself',
  () => {
    const vader = { unit: 'darth-vader', at: [600, 420] } as const;
    const leia = { unit: 'leia-organa', at: [600, 447], side: 0 } as const;
    const table = moving(luke, 'standard', { vader, leia }).answers(tool(2, 0, 0, (120 - 27) / 152));
    expect(opponents(table, 'vader')).toEqual(['mover', 'leia']);
    expect(opponents(table, 'mover')).toEqual(['vader']);
    const left = { unit: 'darth-vader', at: [586.5, 416.4] } as const;
    const right = { unit: 'general-veers', at: [613.5, 416.4] } as const;
    moving(luke, 'standard', { left, right }).refuses(
      tool(2, 0, 0, 93.017 / 152),
      'lg.melee.one-enemy-unit-only',
    );
  },
);

shows(
  'lg.melee.no-room-still-cohesion',
  'whoever has no room to touch the enemy is placed in cohesion all the same',
  () => {
    // Friends stand all around the enemy, and leave room for the leader alone.
    const vader = { unit: 'darth-vader', at: [600, 420] } as const;
    const around = [60, 120, 180, 240, 300].map((angle, index) => {
      const [x, y] = [
        600 + 27.4 * Math.sin((angle * Math.PI) / 180),
        420 - 27.4 * Math.cos((angle * Math.PI) / 180),
      ];
      return [`friend${index}`, { unit: 'rebel-officer', at: [x, y], side: 0 }] as const;
    });
    const squad = { unit: 'rebel-troopers', at: [600, 300] } as const;
    const table = moving(squad, 'standard', { vader, ...Object.fromEntries(around) });
    const move = table.completes(tool(2, 0, 0, 93 / 152)) as unknown as {
      readonly others: readonly { stand: { x: number; y: number } }[];
    };
    const gaps = move.others.map(({ stand }) => Math.hypot(stand.x - 600, stand.y - 420));
    expect(gaps).toHaveLength(3);
    expect(Math.min(...gaps)).toBeGreaterThan(27.2);
    table.answers(move as never);
    expect(opponents(table, 'mover')).toEqual(['vader']);
    const leader = table.unit('mover').miniatures.find(({ id }) => id === table.unit('mover').leader)!.stand!;
    for (const stand of standsOf(table, 'mover')) {
      expect(Math.hypot(stand![0]! - leader.x, stand![1]! - leader.y)).toBeLessThan(102.1);
    }
  },
);

/** Both have a miniature that touches nobody, in a melee of two units. */
const apart = {
  squad: {
    unit: 'rebel-troopers',
    miniatures: [{ at: [573, 300] }, { at: [600, 240] }, { at: [640, 240] }, { at: [660, 300] }],
    leader: 1,
  },
  storm: {
    unit: 'stormtroopers',
    miniatures: [{ at: [600, 300] }, { at: [500, 330] }, { at: [540, 360] }, { at: [500, 370] }],
    leader: 3,
  },
} as never;

shows(
  ['lg.melee.regroup-order-no-activation', 'lg.melee.regroup-order'],
  'before anybody has activated the blue player regroups first, afterwards who activated last',
  () => {
    const first = (blue: 0 | 1, lastActive: 0 | 1 | null) =>
      unitsToRegroup({ ...legionState(apart), blue, lastActive })[0];
    expect([first(0, null), first(1, null)]).toEqual(['squad', 'storm']);
    expect([first(1, 0), first(0, 1)]).toEqual(['squad', 'storm']);
  },
);

const wounds = (unit: string, left: number, among: readonly string[]): LegionEffect => ({
  kind: 'sufferWounds',
  wounds: { unit: unitId(unit), left, among: among as never, leaderLast: false, from: null, source: 'test' },
});

shows(
  'lg.melee.regroup-impossible-ends',
  'where nobody can be brought back into contact they stay, and the melee is over',
  () => {
    const hit = legionWith({
      ...orders('hit', ['p1', 'startOfActivation'], wounds('bikes', 3, ['bikes.m2'])),
      optional: false,
    });
    // The other bike is farther away than anybody may be set down from it.
    const bikes = {
      unit: '74-z-speeder-bikes',
      miniatures: [{ at: [600, 460, 0] }, { at: [600, 338.5, 0] }],
      leader: 0,
    };
    const houses = [
      { id: 'a', piece: 'house-large', at: [600, 560] },
      { id: 'b', piece: 'house-large', at: [738, 480] },
      { id: 'c', piece: 'house-large', at: [462, 480] },
      { id: 'd', piece: 'wall-tall', at: [600, 425] },
      { id: 'e', piece: 'wall-tall', at: [650, 425] },
    ];
    const table = legionTable({ luke, bikes } as never, { terrain: houses } as never, hit);
    expect(table.open[0]?.kind).not.toBe('placeMiniatures');
    expect(standsOf(table, 'luke')).toEqual([[600, 300]]);
    expect(opponents(table, 'luke')).toEqual([]);
    table.until('chooseAction', 'luke');
    expect(table.answersOffered).toContainEqual({ action: 'move', move: 'standard' });
  },
);

shows(
  'lg.cohesion.multi-unit-displacement',
  'of several units that are displaced the leaders are placed first, and then everybody else',
  () => {
    const walker = { unit: 'at-rt', at: [600, 200, 0] } as const;
    const one = { unit: 'rebel-troopers', at: [600, 285] } as const;
    const two = { unit: 'fleet-troopers', at: [600, 350] } as const;
    const table = moving(walker, 'standard', { one, two }).answers(tool(2, 0));
    const asked: string[] = [];
    while (table.question.kind === 'placeMiniatures') {
      const { unit, rule } = table.question.about as { unit: string; rule: string };
      asked.push(`${unit} ${rule}`);
      table.answers(table.answersOffered[0] as never);
    }
    expect(asked).toEqual([
      'one lg.displacement.3-leader-range-1',
      'two lg.displacement.3-leader-range-1',
      'one lg.displacement.3-cohesion',
      'two lg.displacement.3-cohesion',
    ]);
    expect([...standsOf(table, 'one'), ...standsOf(table, 'two')].filter((stand) => stand === null)).toEqual(
      [],
    );
  },
);
