import type { Plain } from '@sortie/kernel';
import { unitCard } from '@sortie/legion/catalogue';
import { placeAt } from '@sortie/legion/measuring';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const t47 = (x: number, y: number, heading = 0, more: object = {}) =>
  ({ unit: 't-47', at: [x, y, heading], ...more }) as const;
const gun = (x: number, y: number) => ({ unit: '1-4-fd', at: [x, y, 0] }) as const;
const answer = (speed: number, bend: number, along: number, others: Plain = []) =>
  ({ ...tool(speed, 0, bend, along), type: 'compulsory', others }) as never;
const rated = (id: string, piece: string, x: number, y: number, movement: string) => ({
  id,
  piece,
  at: [x, y],
  declared: { movement: { trooper: movement, groundVehicle: movement, repulsorVehicle: movement } },
});

/** So far from the northern edge that its joint comes to lie where the base touches it. */
const NEAR_EDGE = 914.4 - 50 - 134.5;

shows(
  [
    'lg.compulsory-move.path-choice',
    'lg.compulsory-move.full-max-speed',
    'lg.compulsory-move.partial-at-edge',
  ],
  'while one single bend allows the full move nothing else may be chosen, and where none does anything may',
  () => {
    const left = gun(368, 864.4);
    const right = gun(832, 864.4);
    const open = moving(t47(600, NEAR_EDGE), '', { left });
    open.refuses(answer(3, 0, 0.5), 'lg.compulsory-move.path-choice');
    open.answers(answer(3, 90, 1)).hasWounds('mover', 0);
    expect(standsOf(open, 'mover')).toEqual([[734.5, 864.4]]);
    // Bent farther than a tool bends there would be room.
    const shut = moving(t47(600, NEAR_EDGE), '', { left, right });
    shut.answers(answer(3, 0, 0.5)).hasWounds('mover', 3);
    expect(standsOf(shut, 'mover')).toEqual([[600, 864.4]]);
  },
);

shows(
  ['lg.compulsory-move.full-max-speed', 'lg.move.tool.joint', 'lg.move.standard.place-notched'],
  'an answer names the tool as it lies, and nothing else is taken',
  () => {
    const table = moving(t47(600, 200), '');
    const full = answer(3, 0, 1) as { readonly [key: string]: Plain };
    for (const field of ['speed', 'angle', 'bend', 'along', 'others']) {
      table.refuses({ ...full, [field]: 'none' } as never, 'table.malformed-answer');
    }
    table.refuses(answer(3, 91, 1), 'lg.move.tool.joint');
    table.refuses({ ...full, angle: 10 } as never, 'lg.move.standard.place-notched');
    const bends = [-200, 200].map((bend) => (table.completes({ bend }) as { readonly bend: number }).bend);
    expect(bends).toEqual([-90, 90]);
    table.answers(full as never);
    expect(standsOf(table, 'mover')).toEqual([[600, 469]]);
  },
);

shows(
  ['lg.compulsory-move.full-max-speed', 'lg.move.immobilize.speed', 'lg.compulsory-move.difficult-terrain'],
  'whoever is held moves at the speed that is left to it, unless terrain takes that too',
  () => {
    const held = t47(600, 200, 0, { tokens: { immobilize: 2 } });
    const table = moving(held, '')
      .answers(answer(1, 0, 1))
      .hasWounds('mover', 0);
    expect(standsOf(table, 'mover')).toEqual([[600, 369]]);
    const mud = { terrain: [rated('mud', 'water-shallow', 600, 200, 'difficult')] } as never;
    const stuck = moving(held, '', {}, mud).until('chooseAction', 'mover').hasWounds('mover', 0);
    expect(stuck.events('moveMade')).toEqual([]);
  },
);

/** As far north as a speeder bike gets, in whole steps. */
const EDGE = placeAt(0, 889.408, 0).y;
const bikes = (leader: readonly [number, number], other: readonly [number, number], more: object = {}) =>
  ({
    unit: '74-z-speeder-bikes',
    miniatures: [{ at: [...leader, 0] }, { at: [...other, 0] }],
    leader: 0,
    ...more,
  }) as never;

shows(
  ['lg.terrain.difficult.start', 'lg.compulsory-move.difficult-terrain'],
  'a miniature of the unit that begins in difficult terrain slows it, wherever its leader is',
  () => {
    const mud = { terrain: [rated('mud', 'water-shallow', 800, 100, 'difficult')] } as never;
    const table = moving(bikes([600, 200], [700, 140]), '', {}, mud);
    const done = table.completes({ bend: 0 }) as { readonly speed: number; readonly along: number };
    expect([done.speed, done.along]).toEqual([2, 1]);
    table.answers(done as never);
    expect(standsOf(table, 'mover')[0]).toEqual([600, 369]);
    expect(table.events('woundAssigned')).toEqual([]);
  },
);

shows(
  ['lg.compulsory-move.partial-wounds', 'lg.compulsory-move.partial-if-blocked'],
  'whoever can go nowhere stays as it stands and is wounded by its maximum speed',
  () => {
    // At the edge, with an enemy at its back that it may not touch where it ends.
    const enemy = { unit: 'luke-skywalker', at: [600, 850.904], side: 1 } as const;
    const pair = { ...(bikes([600, EDGE], [540, EDGE]) as { miniatures: object[] }) };
    const [first, other] = pair.miniatures;
    const wounded = { ...pair, miniatures: [{ ...first, wounds: 1 }, other] } as never;
    const table = moving(wounded, '', { luke: enemy });
    const stays = [{ miniature: 'mover.m2', stand: { x: 540, y: EDGE, level: 0, heading: 0 } }];
    expect(table.answersOffered[0]).toEqual(answer(3, 0, 0, stays as never));
    table.answers(table.answersOffered[0] as never);
    // The leader has a wound already and takes two more.
    const took = table.events('woundAssigned').map(({ miniature }) => miniature);
    expect(took).toEqual(['mover.m1', 'mover.m1', 'mover.m2']);
    const slow = moving(t47(600, 864.4, 0, { tokens: { immobilize: 2 } }), '');
    slow.answers(slow.answersOffered[0] as never).hasWounds('mover', 1);
  },
);

shows(
  ['lg.compulsory-move.partial-wounds', 'lg.compulsory-move.partial-at-edge'],
  'a vehicle that its wounds defeat has made no move',
  () => {
    const { wounds } = unitCard('t-47-airspeeder');
    const more = { wounds: [wounds - 1], resilienceRolled: true };
    const table = moving(t47(600, 864.4, 0, more), '');
    table.answers(table.answersOffered[0] as never).has('mover', { whereabouts: 'defeated' });
    expect(table.events('moveMade')).toEqual([]);
  },
);
