// The odds that the page shows against attacks of the engine: `npm run odds-check -- --game <game>`, or with other
// numbers `npm run odds-check -- --game <game> --attacks 20000 --processes 4 --report docs/odds-check/<game>.md`.
// A game gives its attacks in packages/<game>/tests/odds/check/compare.ts. Ends with 1 where a figure is too far off.
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CheckedAttack, type Compared, reportOf } from '@sortie/testkit/odds-check';

interface Checks {
  readonly allScenarios: Readonly<Record<string, unknown>>;
  readonly compare: (name: string, scenario: unknown, attacks: number) => readonly Compared[];
}

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    attacks: { type: 'string', default: '200000' },
    processes: { type: 'string', default: '2' },
    report: { type: 'string' },
    only: { type: 'string', default: '' },
    /** Which part of the attacks a process plays: 0 of 2. Given by the process that starts it. */
    part: { type: 'string' },
  },
});

if (!values.game || !/^[a-z]+$/.test(values.game)) throw new Error('--game names a game');
const checks = (await import(`../../packages/${values.game}/tests/odds/check/compare.ts`)) as Checks;
const all = Object.entries(checks.allScenarios).filter(([name]) => name.includes(values.only));
const attacks = Number(values.attacks);

if (values.part) playPart(values.part);
else await playAll(Number(values.processes));

function playPart(part: string): void {
  const [place, parts] = part.split('/').map(Number) as [number, number];
  for (const [index, [name, scenario]] of all.entries()) {
    if (index % parts === place) process.send!({ name, compared: checks.compare(name, scenario, attacks) });
  }
}

async function playAll(processes: number): Promise<void> {
  const found = new Map<string, readonly Compared[]>();
  const command = `npm run odds-check -- --game ${values.game} --report docs/odds-check/${values.game}.md`;
  const report = () => {
    const checked = all.flatMap(([name]): readonly CheckedAttack[] => {
      const compared = found.get(name);
      return compared ? [{ name, compared }] : [];
    });
    return reportOf(checked, { attacks, planned: all.length, command });
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
