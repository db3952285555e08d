import { isRefusal } from '@sortie/kernel';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { featureOf } from '../../src/measuring/index.ts';
import { travellerOf } from '../../src/rules/surroundings.ts';
import { shows } from '../shows.ts';
import { lend } from '../unit-keywords/lent.ts';
import { moving, standsOf, tool } from './mover.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;

shows(
  ['lg.move.ground.step-over-half', 'lg.move.repulsor.step-over', 'lg.move.trooper.step-over'],
  'a step is as high as the miniature of the leader for troopers and repulsors, half as high for ground vehicles',
  () => {
    // 41 mm tall, 65.4 mm, 200 mm and 117.7 mm.
    const tall = ['luke-skywalker', 'at-rt', 'at-st', 't-47-airspeeder', '1-4-fd-laser-cannon-team'] as const;
    const steps = tall.map((unit) => {
      const state = legionState({ mover: { unit, at: [600, 300, 0] } });
      return travellerOf(state, state.units[0]!).step;
    });
    expect(steps).toEqual([41, 32.7, 100, 117.7, 69]);
  },
);

shows(
  'lg.vertical.not-needed-slope',
  'a gentle slope is walked up with a standard move, and nobody climbs it',
  () => {
    const hill = { terrain: [{ id: 'hill', piece: 'hill-low', at: [600, 420] }] } as const;
    const table = moving({ ...luke, at: [600, 296.5] }, '', {}, hill);
    const moves = table.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves).toEqual([{ action: 'move', move: 'standard' }]);
    table.acts('move', { move: 'standard' }).answers(tool(2, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 448.5, 30]]);
  },
);

shows(
  'lg.vertical.flat-surface-for-leader',
  'nobody climbs where there is no flat place for the leader at the end',
  () => {
    const offered = (piece: string, y: number, more: object = {}) =>
      moving(
        { ...luke, at: [600, y] },
        '',
        more as never,
        { terrain: [{ id: 'p', piece, at: [600, 400] }] } as never,
      )
        .answersOffered.flatMap((each) => (each as { move?: string }).move ?? [])
        .filter((move) => move !== 'standard');
    expect(offered('container', 356.5)).toEqual(['climb', 'clamber', 'clamber']);
    // A vaporator is a mast, and a container that is full of people has no room.
    expect(offered('vaporator', 369.5)).toEqual(['clamberOver']);
    const full = [-42, -14, 14, 42].flatMap((x, index) => [
      [`a${index}`, { unit: 'rebel-officer', at: [600 + x, 385, 0, 60], side: 0 }],
      [`b${index}`, { unit: 'rebel-officer', at: [600 + x, 415, 0, 60], side: 0 }],
    ]);
    expect(offered('container', 356.5, Object.fromEntries(full as never))).toEqual([]);
  },
);

shows(
  'lg.vertical.clamber.ladder-declared',
  'ladders and handholds are part of what was declared, and no piece has any otherwise',
  () => {
    const at = { x: 600, y: 400, heading: 0 };
    const plain = featureOf({ id: 'box', piece: 'container', pose: at });
    const held = featureOf({ id: 'box', piece: 'container', pose: at, declared: { hasHandholds: true } });
    expect([plain.rating.hasHandholds, held.rating.hasHandholds]).toEqual([false, true]);
    const clambers = (declared: object) => {
      const terrain = [{ id: 'box', piece: 'container', at: [600, 400], declared }];
      const table = moving({ ...luke, at: [600, 356.5] }, 'clamber', {}, {
        terrain,
        whiteDefense: ['blank'],
      } as never);
      table.answers(table.completes({}) as never);
      return table.events('clamberRolled').length;
    };
    expect([clambers({}), clambers({ hasHandholds: true })]).toEqual([1, 0]);
  },
);

shows(
  'lg.vertical.is-move-action',
  'a climb is a move action, and what follows one follows it once, at its end',
  () => {
    const relentless = lend({ id: 'relentless' });
    const table = moving(
      { unit: 'luke-skywalker', at: [600, 356.5], upgrades: relentless } as never,
      'climb',
      { veers: { unit: 'general-veers', at: [600, 600] } },
      { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as never,
    );
    table
      .answers(table.completes({}) as never)
      .asks('useAbility')
      .offers('relentless');
    expect(table.events('actionPerformed')).toHaveLength(1);
    expect(table.events('actionPerformed')[0]!.action).toMatchObject({ kind: 'move', cost: 2 });
    table.passes().doesNotOffer('relentless');
    table.has('mover', { activated: true });
  },
);

shows('lg.vertical.notched-facing-kept', 'a vehicle that climbs faces as it did before', () => {
  const walker = { unit: 'at-rt', at: [600, 335, 70] } as const;
  const table = moving(walker, '', {}, {
    terrain: [{ id: 'box', piece: 'house-large', at: [600, 455] }],
  } as never);
  const climbs = table.answersOffered.filter((each) => (each as { move?: string }).move === 'clamber');
  expect(climbs.length).toBeGreaterThan(0);
  table.acts('move', { move: 'clamber' });
  table.answers(table.completes({}) as never);
  expect(table.miniature('mover', 1).stand).toMatchObject({ heading: 70, level: 90 });
});

shows(
  'lg.move.premeasure',
  'in its activation a unit tries its tool as often as it likes; nobody else has a tool to try',
  () => {
    const table = moving(luke);
    const before = table.referee.hash();
    const { id, seat } = table.question;
    const tries = (by: string) =>
      table.referee.complete(by as never, {
        decision: id,
        version: table.referee.version,
        answer: tool(2, 0) as never,
      });
    for (const bend of [0, 20, 40]) expect(table.completes(tool(2, 30, bend))).toMatchObject({ bend });
    expect(table.referee.hash()).toBe(before);
    expect(table.referee.decisions().filter(({ kind }) => kind === 'move')).toHaveLength(1);
    expect(isRefusal(tries('p2'))).toBe(true);
    table.answers(tool(2, 30));
    expect(isRefusal(tries(seat))).toBe(true);
  },
);
