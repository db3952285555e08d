import type { LegionState, Phase, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';
import { lend } from '../unit-keywords/lent.ts';

/** For each unit: its Scout, and whether it is stationary. */
const keywordsIn = (phase: Phase, deployment = 'advanced-positions') => {
  const state: LegionState = legionState(
    {
      fleet: { unit: 'fleet-troopers', at: [300, 300] },
      commandos: { unit: 'rebel-commandos', at: [600, 300] },
      cannon: { unit: '1-4-fd-laser-cannon-team', at: [900, 300] },
      rt: { unit: 'at-rt', at: [1200, 300], upgrades: lend({ id: 'stationary' }) },
      vader: { unit: 'darth-vader', at: [300, 800] },
    },
    { battleCards: { deployment } },
  );
  const table = tableOf({ ...state, phase });
  return ['fleet', 'commandos', 'cannon', 'rt', 'vader'].map((id) => [
    table.keywordValue(id as UnitId, 'scout'),
    table.hasKeyword(id as UnitId, 'stationary'),
  ]);
};

shows(
  'lg.setup.deploy.card-first',
  'in set-up troopers of both sides have Scout 1 more and none of them is stationary, and nobody afterwards',
  () => {
    const usual = [
      [0, false],
      [2, false],
      [0, true],
      [0, true],
      [0, false],
    ];
    expect(keywordsIn('setup')).toEqual([
      [1, false],
      [3, false],
      [1, false],
      [0, true],
      [1, false],
    ]);
    expect(keywordsIn('activation')).toEqual(usual);
    expect(keywordsIn('setup', 'battle-lines')).toEqual(usual);
  },
);
