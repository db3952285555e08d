import type { LegionTable, UnitSpec } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { shows } from '../shows.ts';
import { playing, vader } from './battle.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 400], left: 1 } as const;
const stormAt = (y: number, more: object = {}) =>
  ({ unit: 'stormtroopers', at: [400, y], left: 1, ...more }) as UnitSpec;

function targetsOf(table: LegionTable, unit: string): readonly string[] {
  table.activate(unit).until('chooseAction', unit);
  const canAttack = table.answersOffered.some((each) => (each as { action?: string }).action === 'attack');
  if (!canAttack) return [];
  const { answers } = table.acts('attack').question;
  const region = answers.kind === 'region' ? answers.region : {};
  return (region as { targets: { defender: string }[] }).targets.map(({ defender }) => defender);
}

describe('Limited Visibility', () => {
  // At ranges 2, 3 and 4 of somebody who can shoot as far as that.
  const enemies = {
    two: stormAt(650),
    three: stormAt(800),
    four: { ...stormAt(850), at: [620, 895] } as UnitSpec,
  };
  const sniper = { unit: '1-4-fd-laser-cannon-team', at: [400, 400] } as const;
  const sees = (round: number, condition = 'limited-visibility') =>
    targetsOf(playing({ condition }, { sniper, ...enemies }, { round }), 'sniper');

  shows('lg.battle-card.limited-visibility.round-1', 'in round 1 nobody shoots beyond range 2', () => {
    expect(sees(1)).toEqual(['two']);
    expect(sees(1, 'clear-conditions')).toEqual(['two', 'three', 'four']);
    const table = playing({ condition: 'limited-visibility' }, { sniper, ...enemies }, { round: 1 });
    table.activate('sniper').until('chooseAction', 'sniper').acts('attack');
    const weapons = [{ weapon: '1.4 FD Laser Cannon', miniatures: ['sniper.m1'] }];
    table.refuses({ defender: 'three', type: 'ranged', weapons }, 'lg.golden-rules.cannot-is-absolute');
  });

  shows('lg.battle-card.limited-visibility.round-2', 'in round 2 nobody shoots beyond range 3', () => {
    expect(sees(2)).toEqual(['two', 'three']);
    expect(sees(3)).toEqual(['two', 'three', 'four']);
  });
});

describe('Hostile Environment', () => {
  const wall = [{ piece: 'wall-low', at: [400, 400 + 13.5 + 7] }] as const;
  const losesIn = (condition: string, terrain: readonly object[], unit: UnitSpec = rebels) => {
    const table = playing(
      { condition },
      {
        rebels: { ...unit, tokens: { suppression: 2 }, activated: true },
        vader: { ...vader, activated: true },
      },
      { phase: 'end', terrain: terrain as never, redDefense: ['block'] },
    );
    return 2 - table.unit('rebels').tokens.suppression;
  };

  shows(
    'lg.battle-card.condition.card-effect',
    'troopers whose leader touches no terrain keep their suppression in the End Phase, all game long',
    () => {
      expect(losesIn('hostile-environment', [])).toBe(0);
      expect(losesIn('hostile-environment', wall)).toBe(1);
      expect(losesIn('clear-conditions', [])).toBe(1);
    },
  );

  test('a rally takes suppression away as always', () => {
    const table = playing(
      { condition: 'hostile-environment' },
      { rebels: { ...rebels, tokens: { suppression: 1 } }, vader },
      { whiteDefense: ['block'] },
    );
    table.activate('rebels').until('chooseAction', 'rebels').hasTokens('rebels', {});
  });
});

shows('lg.battle-card.condition.card-effect', 'Clear Conditions leave everything as it is', () => {
  const table = playing({ condition: 'clear-conditions' }, { rebels, storm: stormAt(600) }, { round: 1 });
  expect(table.state.tokens).toEqual([]);
  expect(targetsOf(table, 'rebels')).toEqual(['storm']);
});
