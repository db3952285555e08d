import { expect, test } from 'vitest';
import { compare } from './check/compare.ts';
import { plainScenarios, scenarios } from './check/scenarios.ts';

const ATTACKS = Number(process.env.ODDS_ATTACKS ?? 2000);
const MOST_ERRORS = 3;

test.each([...Object.entries(plainScenarios), ...Object.entries(scenarios)])(
  'the odds agree with attacks of the engine: %s',
  (name, scenario) => {
    for (const { figure, told, seen, errors } of compare(name, scenario, ATTACKS)) {
      expect(errors, `${figure}: told ${told}, seen ${seen}`).toBeLessThanOrEqual(MOST_ERRORS);
    }
  },
);
