import { armada } from '@sortie/armada/rules';
import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { expect } from 'vitest';
import { empire, rebels } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

/** The options of a game that was set up with these, or the rule and the field that are named against them. */
function agreed(options: unknown): unknown {
  const players = [
    { seat: 'p1', side: 0, fleet: rebels },
    { seat: 'p2', side: 1, fleet: empire },
  ];
  const state = armada.begin({ players, options } as unknown as Plain, seededRandom('options'));
  if (!isRefusal(state)) return state.options;
  const { field } = (state.about ?? {}) as { readonly field?: string };
  return field ?? state.rule;
}

const usual = {
  points: 300,
  roundLimit: 6,
  objectives: true,
  agreedObjective: null,
  obstacles: true,
  area: { width: 1828.8, depth: 914.4 },
  setUpWidth: expect.closeTo(1219.2, 6),
};

shows('ar.optional.agreed-before-game', 'where nothing is agreed everything is as usual', () => {
  for (const nothing of [undefined, null, {}]) expect(agreed(nothing)).toEqual(usual);
  expect(agreed({ points: 400, obstacles: false })).toEqual({ ...usual, points: 400, obstacles: false });
});

shows(
  'ar.optional.agreed-before-game',
  'what is no option, or makes no sense, is refused by its name',
  () => {
    expect(agreed([])).toBe('options');
    expect(agreed('none')).toBe('options');
    expect(agreed({ constructor: 1 })).toBe('options.constructor');
    expect(agreed({ points: 0 })).toBe('options.points');
    expect(agreed({ area: { width: 914.4, depth: 914.4 } })).toBe('options.setUpWidth');
    expect(agreed({ area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 })).toMatchObject({
      setUpWidth: 914.4,
    });
  },
);

shows(
  ['ar.optional.unlimited.no-objectives', 'ar.optional.agreed-before-game'],
  'whoever plays without a limit of rounds agrees on no objective',
  () => {
    const rule = 'ar.optional.unlimited.no-objectives';
    expect(agreed({ roundLimit: null, agreedObjective: 'fire-lanes' })).toBe(rule);
    expect(agreed({ roundLimit: null, objectives: true })).toBe(rule);
    expect(agreed({ roundLimit: 8, agreedObjective: 'fire-lanes' })).toMatchObject({ roundLimit: 8 });
  },
);
