import type { Draft } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { expect, test } from 'vitest';
import { fullState } from '../view/full-state.ts';

test('a sound state has none', () => {
  expect(legion.faults(fullState())).toEqual([]);
});

const broken: readonly (readonly [string, (state: Draft<LegionState>) => void])[] = [
  ['storm has -1 aim tokens', ({ units }) => (units[0]!.tokens.aim = -1)],
  [
    'storm has 0 leaders',
    ({ units }) => (units[0]!.leader = 'luke.m1' as Draft<LegionState>['units'][0]['leader']),
  ],
  ['storm.m1 has 1 wounds', ({ units }) => (units[0]!.miniatures[0]!.wounds = 1)],
  [
    'storm.m1 is defeated and stands on the battlefield',
    ({ units }) => (units[0]!.miniatures[0]!.defeatedIn = 1),
  ],
  [
    'luke is battlefield with the wrong miniatures',
    ({ units }) => Object.assign(units[4]!.miniatures[0]!, { defeatedIn: 1, stand: null }),
  ],
  [
    'luke is battlefield and carried by walker',
    ({ units }) => Object.assign(units[4]!, { vehicle: 'walker' }),
  ],
  [
    'the bases of storm.m1 and luke.m1 overlap',
    ({ units }) => Object.assign(units[4]!.miniatures[0]!.stand!, { x: 510, y: 220 }),
  ],
  ['the pool of p1 holds commander for commander,corps', ({ players }) => players[0]!.pool.pop()],
  ['storm.c1 has -1 wounds', ({ units }) => (units[0]!.upgrades[0]!.wounds = -1)],
  ['mine has -1 wounds', ({ tokens }) => (tokens[0]!.wounds = -1)],
  ['two tokens have one id', ({ tokens }) => tokens.push(tokens[0]!)],
  ['-1 victory tokens', (state) => (state.victoryTokens = [-1, 0])],
];

test.each(broken)('%s', (sentence, change) => {
  const state = structuredClone(fullState()) as Draft<LegionState>;
  change(state);
  expect(legion.faults(state as LegionState)).toEqual([sentence]);
});
