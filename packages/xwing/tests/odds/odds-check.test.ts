import { expect, test } from 'vitest';
import { compare } from './check/compare.ts';
import { plainScenarios, scenarios } from './check/scenarios.ts';

const ATTACKS = Number(process.env.ODDS_ATTACKS ?? 2000);
const MOST_ERRORS = 3;

test.each([...Object.entries(plainScenarios), ...Object.entries(scenarios)])(
  'the odds agree with attacks of the engine: %s',
  (name, scenario) => {
    // Of some two hundred figures one is off by chance every other time; it is looked at again in far more attacks.
    const first = compare(name, scenario, ATTACKS);
    const isOff = first.some(({ errors }) => errors > MOST_ERRORS);
    const figures = isOff ? compare(name, scenario, 20 * ATTACKS) : first;
    expect(figures.length).toBeGreaterThan(0);
    for (const { figure, told, seen, errors } of figures) {
      expect(errors, `${figure}: told ${told}, seen ${seen}`).toBeLessThanOrEqual(MOST_ERRORS);
    }
  },
);
