import type { UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { orders, prints, unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { standsOf, tool } from './mover.ts';

// No vehicle that can be played carries anybody yet, so a walker is lent the keyword.
beforeEach(() => {
  prints('comms-jammer', {
    lends: ({ owner, unit }) => (owner.id === unit.id ? [{ id: 'transport', value: 1, cabin: 'open' }] : []),
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const carrier = {
  unit: 'at-st',
  at: [600, 500, 0],
  upgrades: [{ card: 'comms-jammer' }],
} as never as UnitSpec;
const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

const beside = (mover: UnitSpec, more: Readonly<Record<string, UnitSpec>> = {}) =>
  legionTable({
    mover: { ...mover, side: 0 },
    carrier: { ...carrier, side: 0 },
    enemy: { unit: 'general-veers', at: [1700, 800], side: 1 },
    ...more,
  }).activate('mover');

const movesOf = (table: ReturnType<typeof beside>) =>
  table.answersOffered.flatMap((each) => (each as { move?: string }).move ?? []);

shows(
  [
    'lg.transport.who',
    'lg.transport.embark.how',
    'lg.transport.embark-disembark-are-moves',
    'lg.transport.not-standard-moves',
    'lg.transport.transport-x.who',
  ],
  'a trooper unit embarks by a move that brings its leader into contact with a friendly transport',
  () => {
    const table = beside(luke)
      .acts('move', { move: 'embark' })
      .asks('move', { types: ['embark'] });
    table.refuses({ ...tool(2, 0, 0, 0.5), type: 'embark' }, 'lg.transport.embark.how');
    // A small and a huge base touch at 63.5.
    table.answers({ ...tool(2, 0, 0, 136.5 / 152), type: 'embark' });
    table.has('mover', { whereabouts: 'transported', vehicle: 'carrier', standardMoves: 0 });
    expect(standsOf(table, 'mover')).toEqual([null]);
    expect(table.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'mover', type: 'embark', isStandard: false, left: [] },
    ]);
  },
);

shows(
  ['lg.transport.not-both-same-activation', 'lg.transport.only-disembark'],
  'a unit does not embark and disembark in one activation',
  () => {
    const table = beside(luke).acts('move', { move: 'embark' });
    table.answers({ ...tool(2, 0, 0, 136.5 / 152), type: 'embark' });
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
  },
);

shows(
  ['lg.transport.transport-x.capacity', 'lg.transport.speed-0-excluded'],
  'a full transport takes nobody in, and who is held fast stays outside',
  () => {
    expect(movesOf(beside(luke))).toContain('embark');
    const leia = {
      unit: 'leia-organa',
      side: 0,
      whereabouts: 'transported',
      vehicle: 'carrier',
    } as never as UnitSpec;
    expect(movesOf(beside(luke, { leia }))).not.toContain('embark');
    expect(movesOf(beside({ ...luke, tokens: { immobilize: 2 } }))).not.toContain('embark');
  },
);

const aboard = (standardMoves: number) =>
  legionTable({
    mover: {
      unit: 'rebel-troopers',
      side: 0,
      whereabouts: 'transported',
      vehicle: 'carrier',
      tokens: { aim: 1 },
    } as never as UnitSpec,
    carrier: { ...carrier, side: 0, standardMoves },
    enemy: { unit: 'general-veers', at: [1700, 800], side: 1 },
  }).activate('mover');

shows(
  ['lg.transport.disembark.how', 'lg.transport.only-disembark', 'lg.transport.tokens-kept-disembark'],
  'a passenger leaves from contact with the vehicle by a speed-1 move, and may act again',
  () => {
    const table = aboard(1);
    expect(movesOf(table)).toEqual(['disembark']);
    table.acts('move', { move: 'disembark' });
    const move = table.completes({ x: 600, y: 350 }) as never as { to: { x: number; y: number } };
    expect(move.to).toMatchObject({ x: 600, y: 350 });
    // The far side of a speed-1 move from contact: 50 + 27 + 75 + 13.5 from the middle.
    table.refuses({ ...move, to: { ...move.to, y: 333 } } as never, 'lg.transport.disembark.how');
    table.answers(move as never);
    table.has('mover', { whereabouts: 'battlefield', vehicle: null }).hasTokens('mover', { aim: 1 });
    expect(standsOf(table, 'mover').filter((stand) => stand === null)).toEqual([]);
    table.asks('chooseAction', { unit: 'mover' });
  },
);

shows(
  'lg.transport.disembark-after-two-moves',
  'after two standard moves of the vehicle leaving it takes the whole activation',
  () => {
    const table = aboard(2).acts('move', { move: 'disembark' });
    table.answers(table.completes({ x: 600, y: 350 }) as never);
    expect(table.events('activationEnded').map(({ unit }) => unit)).toEqual(['mover']);
  },
);

shows(
  ['lg.transport.vehicle-defeated.place', 'lg.transport.vehicle-defeated.penalty'],
  'who sat in a vehicle that is defeated is placed in contact with it before it is removed',
  () => {
    const wounds = {
      unit: unitId('carrier'),
      left: 11,
      among: null,
      leaderLast: false,
      from: null,
      source: 'test',
    };
    const blast = orders('blast', ['p1', 'startOfActivation'], { kind: 'sufferWounds', wounds });
    const table = legionTable(
      {
        scout: { unit: 'leia-organa', at: [1000, 300], side: 0 },
        mover: {
          unit: 'luke-skywalker',
          side: 0,
          whereabouts: 'transported',
          vehicle: 'carrier',
        } as never as UnitSpec,
        carrier: { ...carrier, side: 0, resilienceRolled: true },
        enemy: { unit: 'general-veers', at: [1700, 800], side: 1 },
      },
      {},
      legionWith({ ...blast, optional: false }),
    ).until('placeMiniatures');
    table.asks('placeMiniatures', { unit: 'mover', rule: 'lg.transport.vehicle-defeated.place' });
    const at = (y: number) => ({
      placements: [{ miniature: 'mover.m1', stand: { x: 600, y, level: 0, heading: 0 } }],
    });
    table.refuses(at(430), 'lg.transport.vehicle-defeated.place').answers(at(436.5));
    table.has('mover', { whereabouts: 'battlefield' }).has('carrier', { whereabouts: 'defeated' });
    table.hasTokens('mover', { suppression: 1 }).hasWounds('mover', 1);
    expect(standsOf(table, 'mover')).toEqual([[600, 436.5]]);
  },
);
