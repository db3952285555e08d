import type { LegionEffect, Moving } from '@sortie/legion/model';
import { legionTable, legionWith, type MadeUpCard } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { orders, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { standsOf, tool } from './mover.ts';

/** A card moves a unit when the first unit activates. */
const orderMove = (unit: string, by: string, more: Partial<Moving>): LegionEffect => ({
  kind: 'orderMove',
  move: {
    unit: unitId(unit),
    by: by as Moving['by'],
    types: ['standard'],
    speed: 1,
    isAction: false,
    ignoresDifficult: false,
    mayStartMelee: false,
    isOptional: false,
    source: 'test',
    type: null,
    from: null,
    wasInMeleeWith: [],
    contacted: null,
    ...more,
  },
});

const ordered = (unit: string, more: Partial<Moving> = {}, by = 'p1', others = {}, situation = {}) =>
  legionTable(
    {
      luke: { unit: 'luke-skywalker', at: [600, 300] },
      held: { unit: 'leia-organa', at: [900, 300], tokens: { immobilize: 2 } },
      vader: { unit: 'darth-vader', at: [600, 800] },
      ...others,
    },
    situation,
    legionWith({
      ...orders('push', ['p1', 'startOfActivation'], orderMove(unit, by, more)),
      optional: false,
    }),
  ).activate('luke');

shows(
  ['lg.move.speed-x.standard-move', 'lg.move.speed-x.not-other-types', 'lg.move.immobilize.speed-x-moves'],
  'a speed-X move is a standard move with a tool of that speed or less, whatever the unit could do itself',
  () => {
    const table = ordered('held').asks('move', { unit: 'held', types: ['standard'], source: 'test' });
    table.refuses(tool(2, 0), 'lg.move.standard.choose-tool');
    table.refuses({ type: 'pivot', heading: 90 }, 'lg.move.action-options');
    table.answers(tool(1, 0));
    expect(standsOf(table, 'held')).toEqual([[900, 402]]);
    const fast = ordered('luke', { speed: 3 }).answers(tool(3, 0));
    expect(standsOf(fast, 'luke')).toEqual([[600, 502]]);
  },
);

shows(
  ['lg.terrain.difficult.outside-activation', 'lg.terrain.difficult.enter'],
  'difficult terrain slows a speed-X move in the unit own activation, and no other',
  () => {
    const ruins = { terrain: [{ id: 'ruins', piece: 'ruins', at: [900, 300] }] } as const;
    ordered('held', { speed: 2 }, 'p1', {}, ruins).answers(tool(2, 0));
    const own = { terrain: [{ id: 'ruins', piece: 'ruins', at: [600, 300] }] } as const;
    ordered('luke', { speed: 2 }, 'p1', {}, own)
      .refuses(tool(2, 0), 'lg.terrain.difficult.start')
      .answers(tool(1, 0));
  },
);

shows(
  ['lg.defeat.off-battlefield.opponent-move'],
  'a unit that an opponent moves stays on the battlefield',
  () => {
    const table = ordered('vader', {}, 'p1').asksSeat('p1');
    table.refuses(tool(1, 0), 'lg.defeat.off-battlefield.not-voluntary').answers(tool(1, 180));
    expect(standsOf(table, 'vader')).toEqual([[600, 698]]);
  },
);

shows('lg.move.speed-x.standard-move', 'a move that is optional may be declined, and nobody moves', () => {
  const table = ordered('luke', { isOptional: true }).answers({ decline: true });
  expect(table.events('moveMade')).toEqual([]);
  ordered('luke').refuses({ decline: true }, 'lg.move.action-options');
});

shows(
  ['lg.base.contact.enemy-forbidden'],
  'a move that may not begin a melee ends short of every enemy',
  () => {
    const veers = { unit: 'general-veers', at: [600, 402] } as const;
    const table = ordered('luke', {}, 'p1', { veers });
    table.refuses(tool(1, 0, 0, 75 / 102), 'lg.base.contact.enemy-forbidden');
    table.answers(tool(1, 0, 0, 74 / 102));
  },
);

shows(
  'lg.move.action-options',
  'a rough answer is completed to the kind of move that it names, else to the first there is',
  () => {
    const types = ['standard', 'pivot'] as const;
    const bikes = { unit: '74-z', at: [900, 600, 0], left: 1, side: 0 };
    const table = ordered('bikes', { types, speed: null }, 'p1', { bikes }).asks('move', { types });
    expect(table.completes({ type: 'pivot', heading: 45 })).toEqual({ type: 'pivot', heading: 45 });
    expect(table.completes({ type: 'reverse' })).toMatchObject({ type: 'standard' });
    expect(table.completes(null)).toEqual(table.completes({}));
  },
);

/** Cards that speak before a move. */
const beforeMove = (...cards: readonly MadeUpCard[]) =>
  legionTable(
    {
      luke: { unit: 'luke-skywalker', at: [600, 300] },
      vader: { unit: 'darth-vader', at: [600, 800] },
    },
    {},
    legionWith(...cards),
  )
    .activate('luke')
    .acts('move', { move: 'standard' });

shows('lg.timing.when', 'before a move the side that moves speaks first', () => {
  const both = ['p1', 'p2'].map((seat) => orders(`of ${seat}`, [seat, 'beforeMove']));
  const table = beforeMove(...both)
    .offers('of p1')
    .asksSeat('p1');
  expect(table.question.rule).toBe('lg.timing.when');
  table.passes();
  table.offers('of p2').asksSeat('p2').passes().asks('move', { unit: 'luke' });
});

shows('lg.timing.when', 'whoever is defeated before its move makes none', () => {
  const wounds = {
    unit: unitId('luke'),
    left: 6,
    among: null,
    leaderLast: false,
    from: null,
    source: 'test',
  };
  const blast = orders('blast', ['p1', 'beforeMove'], { kind: 'sufferWounds', wounds });
  const table = beforeMove({ ...blast, optional: false });
  table.has('luke', { whereabouts: 'defeated' });
  expect([...table.events('moveMade'), ...table.events('miniaturesLifted')]).toEqual([]);
});

shows(
  ['lg.vertical.clamber.one-action-height-1', 'lg.base.contact.enemy-forbidden'],
  'a clamber that an effect orders leads up by height 1, and from contact with an enemy nobody is ordered nearer',
  () => {
    const beside = (piece: string, y: number) =>
      ordered(
        'luke',
        { types: ['clamber'], speed: null },
        'p1',
        {},
        {
          terrain: [{ id: piece, piece, at: [600, y] }],
        },
      );
    expect(beside('container', 343.5).question.kind).toBe('move');
    expect(beside('tower', 368.5).question.kind).toBe('chooseAction');
    const touching = ordered('luke', {}, 'p1', { veers: { unit: 'general-veers', at: [600, 327] } });
    expect(() => touching.completes({ x: 600, y: 301 })).toThrow('lg.move.collision-stops');
  },
);
