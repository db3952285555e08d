import type { LegionState } from '@sortie/legion/model';
import { legionState, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitOf } from '../../src/rules/in-play.ts';
import { attackingFigure, coverOfMiniatures, tokenSees, unitSees } from '../../src/rules/sight.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';

const vader = { unit: 'darth-vader', at: [1750, 850] } as const;
const luke = { unit: 'luke-skywalker', at: [500, 400] } as const;
const unit = (state: LegionState, id: string) => unitOf(state, id as never);

/** A wall 80 high, from (591, 310) to (609, 490). */
const wall = { terrain: [{ id: 'wall', piece: 'wall-tall', at: [600, 400, 90] }] } as Situation;

shows(
  'lg.line-of-sight.token',
  'a unit sees a token when any part of it shows to one of its miniatures',
  () => {
    const seen = (y: number, looker: UnitSpec = luke, at: readonly number[] | null = [700, y]) => {
      const tokens = [{ id: 'crate', kind: 'objective', at }];
      const state = legionState({ looker, vader }, { ...wall, tokens } as unknown as Situation);
      return tokenSees(state, state.tokens[0]!, unit(state, 'looker'));
    };
    // Past the end of the wall one sees what is beyond a line through (700, 597.8); the token has a radius of 12.55.
    expect([seen(400), seen(570), seen(583), seen(600), seen(800)]).toEqual([false, false, true, true, true]);
    const pair: UnitSpec = {
      unit: 'rebel-troopers',
      miniatures: [350, 380, 410, 590].map((y) => ({ at: [500, y] })),
    };
    expect(seen(570, pair)).toBe(true);
    expect(seen(0, luke, null)).toBe(false);
  },
);

shows('lg.line-of-sight.between-units', 'one miniature that sees one of the other unit is enough', () => {
  const squad = (unitName: string, x: number, ys: readonly number[]): UnitSpec => ({
    unit: unitName,
    miniatures: ys.map((y) => ({ at: [x, y] })),
  });
  const sees = (ones: readonly number[], others: readonly number[]) => {
    const state = legionState(
      { rebels: squad('rebel-troopers', 500, ones), storm: squad('stormtroopers', 700, others) },
      wall,
    );
    return [
      unitSees(state, unit(state, 'rebels'), unit(state, 'storm')),
      unitSees(state, unit(state, 'storm'), unit(state, 'rebels')),
    ];
  };
  const hidden = [350, 380, 410, 440];
  const [oneOut] = [[350, 380, 410, 560]];
  expect([sees(hidden, hidden), sees(oneOut, oneOut)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

shows(
  ['lg.cover.check.from-leader', 'lg.cover.result.one-mini-best'],
  'cover is looked at from the attacking leader, and the best that a miniature has counts for it',
  () => {
    const storm: UnitSpec = {
      unit: 'stormtroopers',
      miniatures: [400, 470, 540, 610].map((y) => ({ at: [800, y] })),
    };
    const behind = (terrain: readonly object[], attacker: UnitSpec = luke) => {
      const state = legionState({ attacker, storm }, { terrain } as Situation);
      const pool = { attacker: 'attacker', token: null, defender: 'storm' } as never;
      const from = attackingFigure(state, pool);
      return [from && [from.id, from.stand.x, from.stand.y], coverOfMiniatures(state, pool)];
    };
    const place = ['attacker.m1', 500, 400];
    const sandbags = { piece: 'sandbags', at: [770, 400, 90] };
    const barricade = { piece: 'barricade', at: [740, 400, 90] };
    const none = ['none', 'none', 'none'];
    expect(behind([])).toEqual([place, ['none', ...none]]);
    expect(behind([sandbags])).toEqual([place, ['light', ...none]]);
    expect(behind([barricade])).toEqual([place, ['heavy', ...none]]);
    expect(behind([sandbags, barricade])).toEqual([place, ['heavy', ...none]]);
    expect(behind([{ piece: 'fence', at: [770, 400, 90] }])).toEqual([place, ['none', ...none]]);
    expect(behind([barricade], fallen('luke-skywalker', 1, 6))).toEqual([undefined, []]);
  },
);
