import { expect, test } from 'vitest';
import { allScenarios, compare } from './check/compare.ts';
import { oddsOf } from './check/simulate.ts';

const ATTACKS = Number(process.env.ODDS_ATTACKS ?? 40);
/** Of some hundred figures none should be further off by chance; seeds are fixed. */
const MOST_ERRORS = 4;

test.each(Object.entries(allScenarios))('the odds agree with attacks of the engine: %s', (name, scenario) => {
  for (const { figure, told, seen, errors } of compare(name, scenario, ATTACKS)) {
    expect(errors, `${figure}: told ${told}, seen ${seen}`).toBeLessThanOrEqual(MOST_ERRORS);
  }
});

test('nothing is named where everything is counted', () => {
  const named = Object.entries(allScenarios).filter(([, scenario]) => oddsOf(scenario).without.length > 0);
  expect(named.map(([name]) => name)).toEqual([]);
});
