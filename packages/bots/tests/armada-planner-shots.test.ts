import type { MeasuredShot } from '@sortie/armada/model';
import { oddsOfShot } from '@sortie/armada/odds';
import type { ArmadaTable } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';
import { describe, expect, test } from 'vitest';
import { chancesOf } from '../src/armada/planner/chances.ts';
import { chosen } from './armada-chosen.ts';

/** Two blue dice against an ace, whose scatter token may cancel both of them, or against a TIE fighter. */
const dogfight = (scatter: 'readied' | 'discarded') =>
  armadaTable(
    {
      wing: { squadron: 'y-wing-squadron', at: [900, 300] },
      ace: { squadron: 'howlrunner', at: [860, 340], hull: 1, defenseTokens: ['discarded', scatter] },
      fighter: { squadron: 'tie-fighter-squadron', at: [940, 340], hull: 1 },
    },
    { phase: 'squadron' },
  )
    .until('chooseDeed', 'wing')
    .answers({ deed: 'attack' })
    .until('declareTarget', 'wing');

function chancesToDestroy(table: ArmadaTable): Readonly<Record<string, number>> {
  const { shots } = table.question.about as unknown as { readonly shots: readonly MeasuredShot[] };
  return Object.fromEntries(
    shots.map((shot) => [shot.target, oddsOfShot(table.seenBy('p1'), 'wing', shot).chanceToDestroy]),
  );
}

describe('a planner weighs its shots', () => {
  test('by exact odds, where averages would have it shoot at an ace who scatters', () => {
    const table = dogfight('readied');
    expect(chancesToDestroy(table)).toEqual({ ace: 0.25, fighter: 0.75 });
    // One hit on average destroys either, and the ace is worth twice as much.
    expect(chosen(table, 'medium')).toEqual({ target: 'ace' });
    expect(chosen(table)).toEqual({ target: 'fighter' });
  });

  test('at the ace who has nothing left to scatter with', () => {
    const table = dogfight('discarded');
    expect(chancesToDestroy(table)).toEqual({ ace: 0.75, fighter: 0.75 });
    expect(chosen(table)).toEqual({ target: 'ace' });
  });
});

test('dice come to every total with its exact chance', () => {
  expect(chancesOf({ red: 1, blue: 0, black: 0 }, 'hitsAndCriticals')).toEqual([3 / 8, 4 / 8, 1 / 8]);
  expect(chancesOf({ red: 0, blue: 2, black: 0 }, 'hits').slice(0, 3)).toEqual([1 / 4, 1 / 2, 1 / 4]);
  const many = chancesOf({ red: 3, blue: 2, black: 4 }, 'hitsAndCriticals');
  expect(many.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect(many.reduce((sum, chance, total) => sum + chance * total, 0)).toBeCloseTo(
    3 * 0.75 + 2 * 0.75 + 4,
    12,
  );
});
