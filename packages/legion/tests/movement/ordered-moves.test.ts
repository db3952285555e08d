import type { LegionEffect, Moving } from '@sortie/legion/model';
import { legionTable, legionWith } from '@sortie/testkit/legion';
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
