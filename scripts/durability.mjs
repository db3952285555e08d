// Kills the server and its database as often as a release deserves, and keeps what came of it in docs/durability.md:
// `npm run durability`, or with other numbers `npm run durability -- --troubles 2 --kills 10 --first 5`.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT, run, runParts } from './run.mjs';

const REPORT = `${ROOT}docs/durability.md`;
const MARK = '<!-- what follows is written by npm run durability -->';
/** What the tests say of their numbers. */
const TOLD = /^(?:embedded|postgresql|PostgreSQL)\b.*\d.*$/gm;

const { values } = parseArgs({
  options: {
    troubles: { type: 'string', default: '20' },
    kills: { type: 'string', default: '150' },
    first: { type: 'string', default: '50' },
  },
});

const rows = [];

function part(name, file, env, filter = []) {
  return {
    name,
    play: async () => {
      const begun = performance.now();
      const args = ['run', '--retry=0', `apps/server/tests/${file}`, ...filter];
      const { code, output } = await run('vitest', args, {
        env: { ...env, NO_COLOR: '1' },
        echo: false,
        minutes: 120,
      });
      if (code !== 0) console.log(output);
      const told = output.match(TOLD) ?? [];
      const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
      const load = loadavg()[1].toFixed(0);
      rows.push(
        `| ${name} | ${told.join('; ')} | ${code === 0 ? 'held' : 'failed'} | ${minutes} | ${load} |`,
      );
      return code;
    },
  };
}

function keepReport() {
  const [kept = ''] = readFileSync(REPORT, 'utf8').split(MARK);
  const machine = `On ${cpus().length} processors (${cpus()[0]?.model.trim()}), Node ${process.version}.`;
  const head = '| what was done | what came of it | | minutes | load of the machine |\n|---|---|---|---|---|';
  writeFileSync(REPORT, `${kept}${MARK}\n\n${machine}\n\n${head}\n${rows.join('\n')}\n`);
}

process.on('exit', keepReport);
await runParts([
  part(
    `PostgreSQL restarted, killed and frozen ${values.troubles} times each, two processes playing`,
    'database-trouble.test.ts',
    { DATABASE_TROUBLES: values.troubles },
    ['-t', 'restarted'],
  ),
  part(`the server killed ${values.kills} times while people play`, 'kill.test.ts', { KILLS: values.kills }, [
    '-t',
    'embedded',
  ]),
  part(
    `the server killed ${values.first} times during its first start`,
    'embedded-file.test.ts',
    { FIRST_KILLS: values.first },
    ['-t', 'for the first time'],
  ),
  part('a migration killed before each of its statements, from an empty database', 'migration-kill.test.ts', {
    MIGRATION_KILLS: 'all',
  }),
]);
