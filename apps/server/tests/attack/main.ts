// Attacks a server of its own on loopback, in every way that once hurt it, while honest people play there:
// `npm run attack -- --strength 10 --only talk`. With --write the table is kept in docs/attacks.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bench } from '../databases.ts';
import { AttackedSite, runAttacker } from './attacked-site.ts';
import { attacks } from './attacks.ts';
import { HonestPeople, type Waits } from './honest.ts';
import { prepareLongGame, prepareTarget } from './prepare.ts';
import type { Attack, Counts, Target } from './target.ts';

const REPORT = fileURLToPath(new URL('../../../../docs/attacks.md', import.meta.url));
const MARK = '<!-- what follows is written by npm run attack -- --write -->';
/** Milliseconds that an honest answer may take, 99 of a hundred. */
const BOUND = 100;
/** The same machine may have been so busy that a server which nobody attacks was slow too: so many times as slow is a breach. */
const TIMES_AS_SLOW = 3;
/** Megabytes that an attack may cost. */
const MOST_GROWN = 600;
const SETTLE = 1500;

const { values } = parseArgs({
  options: {
    strength: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

interface Outcome {
  readonly attack: Attack;
  readonly counts: Counts;
  readonly attacked: Waits;
  readonly quiet: Waits;
  readonly grown: number;
  readonly breach: string | undefined;
}

async function endure(
  attack: Attack,
  prepared: string,
  long: Target['long'],
  control: HonestPeople,
): Promise<Outcome> {
  const strength = Number(values.strength);
  const site = await AttackedSite.start(prepared);
  try {
    const target = await prepareTarget(site.url, long);
    const people = new HonestPeople(site.url);
    await people.begin();
    await wait(SETTLE);
    await site.settle();
    people.take();
    control.take();
    const { name, seconds } = attack;
    const order = { name, target, strength, seconds };
    const counts = await runAttacker(order, (seconds + 60) * 1000);
    const [attacked, quiet] = [people.take(), control.take()];
    await people.end();
    const { grown } = site;
    const isAlive = site.server.isRunning;
    const breach = isAlive
      ? (attack.breach(counts, { strength, seconds }) ?? whySlow(attacked, quiet) ?? whyFat(grown))
      : 'the server has ended';
    return { attack, counts, attacked, quiet, grown, breach };
  } finally {
    await site.stop();
  }
}

function whySlow(attacked: Waits, quiet: Waits): string | undefined {
  if (attacked.count < 20) return 'hardly anybody was answered';
  const p99 = attacked.at(0.99);
  if (p99 <= Math.max(BOUND, TIMES_AS_SLOW * quiet.at(0.99))) return undefined;
  return `an honest answer took ${p99.toFixed(0)} ms`;
}

function whyFat(grown: number): string | undefined {
  return grown <= MOST_GROWN ? undefined : `memory grew by ${grown} MB`;
}

function row({ attack, counts, attacked, quiet, grown, breach }: Outcome): string {
  const told = Object.entries(counts)
    .map(([what, count]) => `${what}: ${count}`)
    .join('; ');
  const both = (waits: Waits) => `${waits.at(0.5).toFixed(0)} / ${waits.at(0.99).toFixed(0)}`;
  const cells = [
    attack.name,
    attack.does,
    told,
    `${both(attacked)} (${attacked.count})`,
    both(quiet),
    grown,
    breach ?? 'held',
  ];
  return `| ${cells.join(' | ')} |`;
}

const site = bench('embedded');
const prepared = mkdtempSync(join(tmpdir(), 'sortie-prepared-'));
const preparing = await site.start({ data: prepared });
const long = await prepareLongGame(preparing);
await preparing.stop();
const quiet = await AttackedSite.start(prepared);
const control = new HonestPeople(quiet.url);
await control.begin();
const head = [
  `Each attack ${values.strength} times as strong as described, on ${cpus().length} processors (${cpus()[0]?.model.trim()}), Node ${process.version}.`,
  '',
  '| attack | at the strength of one | what came of it | honest answers, ms, p50 / p99 (how many) | meanwhile on a server that nobody attacked | memory grew, MB | |',
  '|---|---|---|---|---|---|---|',
];
console.log(head.join('\n'));
const rows: string[] = [];
let breaches = 0;
for (const attack of attacks.filter(({ name }) => name.includes(values.only))) {
  const outcome = await endure(attack, prepared, long, control);
  if (outcome.breach !== undefined) breaches++;
  rows.push(row(outcome));
  console.log(rows.at(-1));
}
await control.end();
await quiet.stop();
await site.end();
rmSync(prepared, { recursive: true, force: true });
if (values.write) {
  const [kept = ''] = readFileSync(REPORT, 'utf8').split(MARK);
  writeFileSync(REPORT, `${kept}${MARK}\n\n${[...head, ...rows].join('\n')}\n`);
}
process.exit(breaches === 0 ? 0 : 1);
