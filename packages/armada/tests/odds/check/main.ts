// The odds against attacks of the engine: `npm run odds-check:armada`, or with another number of attacks
// `npm run odds-check:armada -- --attacks 20000 --only evade`. Ends with 1 where a figure is too far off.
import { parseArgs } from 'node:util';
import { compare } from './compare.ts';
import { plainScenarios, scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: { attacks: { type: 'string', default: '20000' }, only: { type: 'string', default: '' } },
});

const MOST_ERRORS = 3;
let far = 0;
for (const [name, scenario] of Object.entries({ ...plainScenarios, ...scenarios })) {
  if (!name.includes(values.only)) continue;
  for (const { figure, told, seen, errors } of compare(name, scenario, Number(values.attacks))) {
    if (errors > MOST_ERRORS) far += 1;
    console.log(
      `${name}: ${figure} ${told.toFixed(4)}, seen ${seen.toFixed(4)}, ${errors.toFixed(2)} errors`,
    );
  }
}
process.exitCode = far > 0 ? 1 : 0;
