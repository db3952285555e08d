import type { LegionEffect } from '@sortie/legion/model';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { inMeleeWith } from '../../src/rules/distances.ts';
import { orders, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { standsOf } from './mover.ts';

/** Defeats the unit's miniature in contact when the first unit activates. */
const wounds = (unit: string, left: number, among: readonly string[]): LegionEffect => ({
  kind: 'sufferWounds',
  wounds: { unit: unitId(unit), left, among: among as never, leaderLast: false, from: null, source: 'test' },
});

const hit = (...effects: readonly LegionEffect[]) =>
  legionWith({ ...orders('hit', ['p1', 'startOfActivation'], ...effects), optional: false });

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

shows(
  [
    'lg.melee.regroup-even-if-contacts-defeated',
    'lg.melee.regroup-into-contact',
    'lg.melee.regroup-is-placement',
    'lg.cohesion.no-enemy-contact',
  ],
  'whoever loses all contact is placed in contact with the rest of the same unit, and that is no move',
  () => {
    const bikes = {
      unit: '74-z-speeder-bikes',
      miniatures: [{ at: [600, 400, 0] }, { at: [600, 338.5, 0] }],
      leader: 1,
    } as never;
    const table = legionTable({ luke, bikes }, {}, hit(wounds('bikes', 3, ['bikes.m2'])));
    table.asks('placeMiniatures', { unit: 'luke', rule: 'lg.melee.regroup-into-contact' }).asksSeat('p1');
    const away = { placements: [{ miniature: 'luke.m1', stand: { x: 600, y: 300, level: 0, heading: 0 } }] };
    table.refuses(away, 'lg.melee.regroup-into-contact');
    table.answers(table.answersOffered[0] as never);
    const [x, y] = standsOf(table, 'luke')[0]!;
    expect(Math.hypot(x! - 600, y! - 400)).toBeCloseTo(38.5, 0);
    expect(inMeleeWith(table.state, table.unit('luke')).map(({ id }) => id)).toEqual(['bikes']);
    expect(table.events('moveMade')).toEqual([]);
  },
);

shows(
  ['lg.melee.regroup-order', 'lg.melee.regroup-into-contact'],
  'the player who is activating a unit brings miniatures back first',
  () => {
    const squad = {
      unit: 'rebel-troopers',
      miniatures: [{ at: [573, 300] }, { at: [600, 273] }, { at: [640, 240] }, { at: [660, 300] }],
      leader: 1,
    } as never;
    const storm = {
      unit: 'stormtroopers',
      miniatures: [{ at: [600, 300] }, { at: [500, 330] }, { at: [546, 300] }, { at: [540, 360] }],
      leader: 3,
    } as never;
    const table = legionTable({ squad, storm }, {}, hit(wounds('squad', 1, ['squad.m3'])));
    const seats: string[] = [];
    while (table.question.kind === 'placeMiniatures') {
      seats.push(table.question.seat);
      table.answers(table.answersOffered[0] as never);
    }
    expect(seats).toEqual(['p1', 'p2']);
  },
);
