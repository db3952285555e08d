import type { LegionEffect } from '@sortie/legion/model';
import { legionState, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { inMeleeWith } from '../../src/rules/distances.ts';
import { unitsToRegroup } from '../../src/rules/regroup.ts';
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

shows(
  ['lg.melee.regroup-order', 'lg.melee.regroup-order-no-activation', 'lg.melee.regroup-into-contact'],
  'units with idle miniatures are brought into contact, those of the side that activated last first, else of blue',
  () => {
    const units = {
      // Two of the squad and two of the storm touch; the others do not.
      squad: {
        unit: 'rebel-troopers',
        miniatures: [{ at: [573, 300] }, { at: [600, 273] }, { at: [640, 240] }, { at: [660, 300] }],
      },
      storm: {
        unit: 'stormtroopers',
        miniatures: [{ at: [600, 300] }, { at: [546, 300] }, { at: [500, 330] }, { at: [540, 360] }],
      },
      // All of these touch an enemy, or nobody of the unit does, or they have nothing to fight with.
      luke: { unit: 'luke-skywalker', at: [1200, 300] },
      vader: { unit: 'darth-vader', at: [1200, 327] },
      leia: { unit: 'leia-organa', at: [1500, 500] },
      snow: { unit: 'snowtroopers', at: [900, 700] },
      chewie: { unit: 'chewbacca', at: [300, 700] },
      bikes: { unit: '74-z-speeder-bikes', miniatures: [{ at: [300, 738.5, 0] }, { at: [300, 830, 0] }] },
    } as never;
    const order = (more: object) => {
      const { blue, ...rest } = more as { blue?: 0 | 1 | null };
      const state = legionState(units, rest);
      return unitsToRegroup(blue === undefined ? state : { ...state, blue });
    };
    expect(order({ lastActive: 0, blue: 1 })).toEqual(['squad', 'storm']);
    expect(order({ lastActive: 1, blue: 0 })).toEqual(['storm', 'squad']);
    expect(order({ lastActive: null, blue: 1 })).toEqual(['storm', 'squad']);
    expect(order({ lastActive: null, blue: null })).toEqual(['squad', 'storm']);
  },
);

shows(
  ['lg.melee.regroup-into-contact', 'lg.melee.regroup-even-if-contacts-defeated'],
  'nobody is placed anew when no miniature fell, or when one fell outside the melee',
  () => {
    const units = {
      luke,
      friend: { unit: 'rebel-troopers', at: [1400, 300] },
      storm: {
        unit: 'stormtroopers',
        miniatures: [{ at: [600, 327] }, { at: [640, 380] }, { at: [680, 400] }, { at: [560, 380] }],
        leader: 3,
      },
    } as never;
    const placedAfter = (unit: string, miniature: string) => {
      const table = legionTable(units, {}, hit(wounds(unit, 1, [miniature]))).activate('luke');
      return [table.question.kind, table.events('woundAssigned').length, table.events('miniaturesPlaced')];
    };
    expect(placedAfter('luke', 'luke.m1')).toEqual(['chooseAction', 1, []]);
    expect(placedAfter('friend', 'friend.m2')).toEqual(['chooseAction', 1, []]);
    const [kind, , placed] = placedAfter('storm', 'storm.m1');
    expect([kind, placed]).toEqual(['placeMiniatures', []]);
  },
);
