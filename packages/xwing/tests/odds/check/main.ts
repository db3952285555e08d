// The odds that the page shows against attacks of the engine: `npm run odds-check`, or with other numbers
// `npm run odds-check -- --attacks 20000 --processes 4 --report docs/odds-check.md`. Ends with 1 where a figure is
// too far off.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Compared, compare } from './compare.ts';
import { type CheckedAttack, reportOf } from './report.ts';
import { plainScenarios, scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    attacks: { type: 'string', default: '200000' },
    processes: { type: 'string', default: '2' },
    report: { type: 'string' },
    only: { type: 'string', default: '' },
    /** Which part of the attacks a process plays: 0 of 2. Given by the process that starts it. */
    part: { type: 'string' },
  },
});

const all = Object.entries({ ...plainScenarios, ...scenarios }).filter(([name]) =>
  name.includes(values.only),
);
const attacks = Number(values.attacks);

if (values.part) playPart(values.part);
else await playAll(Number(values.processes));

function playPart(part: string): void {
  const [place, parts] = part.split('/').map(Number) as [number, number];
  for (const [index, [name, scenario]] of all.entries()) {
    if (index % parts === place) process.send!({ name, compared: compare(name, scenario, attacks) });
  }
}

async function playAll(processes: number): Promise<void> {
  const found = new Map<string, readonly Compared[]>();
  const report = () => {
    const checked = all.flatMap(([name]): readonly CheckedAttack[] => {
      const compared = found.get(name);
      return compared ? [{ name, compared }] : [];
    });
    return reportOf(checked, { attacks, planned: all.length });
  };
  const take = ({ name, compared }: CheckedAttack) => {
    found.set(name, compared);
    console.log(`${name}: ${Math.max(...compared.map(({ errors }) => errors)).toFixed(2)}`);
    // A run takes an hour: what is known so far is kept.
    if (values.report) writeFileSync(values.report, report().text);
  };
  await Promise.all(Array.from({ length: processes }, (_, place) => runPart(`${place}/${processes}`, take)));
  const { text, far } = report();
  console.log(text);
  process.exitCode = far > 0 || found.size < all.length ? 1 : 0;
}

function runPart(part: string, take: (checked: CheckedAttack) => void): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--part', part]);
  child.on('message', (message) => take(message as CheckedAttack));
  return new Promise((resolve) => {
    child.on('exit', () => resolve());
  });
}
