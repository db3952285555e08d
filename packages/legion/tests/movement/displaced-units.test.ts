import type { MiniatureId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { displacedUnits } from '../../src/rules/displacement.ts';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const walker = { unit: 'at-rt', at: [600, 200, 0] } as const;
const ground = (x: number, y: number) => ({ x, y, level: 0, heading: 0 });

shows(
  ['lg.displacement.1-set-aside'],
  'of each unit those are set aside that were run over, and where a leader stood is remembered',
  () => {
    const state = legionState({
      storm: {
        unit: 'stormtroopers',
        miniatures: [400, 430, 460, 490].map((x) => ({ at: [x, 300] })),
        leader: 0,
      },
      snow: { unit: 'snowtroopers', at: [900, 300] },
      rebels: {
        unit: 'rebel-troopers',
        miniatures: [600, 630, 660, 690].map((x) => ({ at: [x, 300] })),
        leader: 0,
      },
    } as never);
    const ids = ['storm.m1', 'storm.m3', 'rebels.m2'] as readonly string[] as readonly MiniatureId[];
    expect(displacedUnits(state, ids)).toEqual([
      { unit: 'storm', miniatures: ['storm.m1', 'storm.m3'], leaderFrom: ground(400, 300) },
      { unit: 'rebels', miniatures: ['rebels.m2'], leaderFrom: null },
    ]);
  },
);

/** Four troopers, their leader first. */
const squad = (...places: readonly (readonly [number, number])[]) =>
  ({ unit: 'rebel-troopers', miniatures: places.map((at) => ({ at })), leader: 0, side: 0 }) as never;

const placing = (table: ReturnType<typeof moving>) =>
  (table.question.about as { readonly miniatures: readonly string[] }).miniatures;

shows(
  ['lg.cohesion.after-displacement', 'lg.displacement.3-cohesion', 'lg.displacement.3-leader-range-1'],
  'with a displaced leader those are placed anew who are out of cohesion with it, and the others stay',
  () => {
    // The walker passes at x = 565 to 635 and takes off the leader alone.
    const table = moving(walker, 'standard', {
      squad: squad([620, 300], [690, 300], [690, 330], [720, 300]),
    }).answers(tool(2, 0));
    expect(placing(table)).toEqual(['squad.m1']);
    expect(standsOf(table, 'squad')).toEqual([null, [690, 300], [690, 330], [720, 300]]);
    table.answers({ placements: [{ miniature: 'squad.m1', stand: ground(560, 330) }] });
    // 102 mm from middle to middle is the most; the leader is 130 and 160 away.
    expect(placing(table)).toEqual(['squad.m2', 'squad.m3', 'squad.m4']);
    table.answers(table.answersOffered[0] as never).asks('chooseAction', { unit: 'mover' });
    const near = moving(walker, 'standard', {
      squad: squad([620, 300], [690, 300], [690, 330], [720, 300]),
    }).answers(tool(2, 0));
    near.answers({ placements: [{ miniature: 'squad.m1', stand: ground(655, 300) }] });
    near.asks('chooseAction', { unit: 'mover' });
    expect(standsOf(near, 'squad')).toEqual([
      [655, 300],
      [690, 300],
      [690, 330],
      [720, 300],
    ]);
  },
);

shows(
  ['lg.cohesion.after-displacement', 'lg.displacement.3-cohesion'],
  'whoever was run over is placed once, and where the leader stayed nobody else is touched',
  () => {
    // Off are the leader and the second; the third is too far from where the leader is placed.
    const both = moving(walker, 'standard', {
      squad: squad([620, 300], [620, 330], [690, 300], [655, 300]),
    }).answers(tool(2, 0));
    both.answers({ placements: [{ miniature: 'squad.m1', stand: ground(560, 300) }] });
    expect(placing(both)).toEqual(['squad.m2', 'squad.m3']);
    const one = moving(walker, 'standard', {
      // The last one strayed before.
      squad: squad([690, 300], [620, 330], [720, 300], [820, 330]),
    }).answers(tool(2, 0));
    expect(placing(one)).toEqual(['squad.m2']);
  },
);

shows(
  ['lg.cohesion.after-displacement', 'lg.displacement.3-no-enemy-contact'],
  'whoever the vehicle touches where it ends stays there, but nobody is placed in contact with it',
  () => {
    // The walker ends at 389, its front at 424, and takes off the leader at 300.
    const storm = {
      unit: 'stormtroopers',
      miniatures: [
        [600, 300],
        [600, 437.5],
        [640, 450],
        [570, 455],
      ].map((at) => ({ at })),
      leader: 0,
      side: 1,
    } as never;
    const table = moving(walker, 'standard', { storm }).answers(tool(2, 0));
    expect(placing(table)).toEqual(['storm.m1']);
    const beside = { placements: [{ miniature: 'storm.m1', stand: ground(648.5, 389) }] };
    table.refuses(beside, 'lg.base.contact.enemy-forbidden');
    table.answers({ placements: [{ miniature: 'storm.m1', stand: ground(660, 420) }] });
    expect(table.events('miniaturesLifted')).toEqual([
      { kind: 'miniaturesLifted', unit: 'storm', miniatures: ['storm.m1'] },
    ]);
    expect(standsOf(table, 'storm')[1]).toEqual([600, 437.5]);
    const rules = table.open.map(({ about }) => (about as { readonly rule?: string }).rule);
    expect(rules).not.toContain('lg.displacement.3-cohesion');
  },
);

shows(
  ['lg.displacement.ground-vehicle-path', 'lg.move.standard.full-or-partial'],
  'a partial move takes off nobody beyond its end, and one alone is taken off as several are',
  () => {
    // A walker far off, so that nobody else could be displaced.
    const enemy = { unit: 'at-st', at: [1700, 800, 0] } as const;
    const veers = (y: number) => ({ unit: 'general-veers', at: [600, y] }) as const;
    const short = moving(walker, 'standard', { enemy, veers: veers(370) }).answers(tool(2, 0, 0, 0.5));
    expect(standsOf(short, 'mover')).toEqual([[600, 294.5]]);
    expect(standsOf(short, 'veers')).toEqual([[600, 370]]);
    const under = moving(walker, 'standard', { enemy, veers: veers(389) }).answers(tool(2, 0));
    expect(standsOf(under, 'mover')).toEqual([[600, 389]]);
    expect(placing(under)).toEqual(['veers.m1']);
  },
);
