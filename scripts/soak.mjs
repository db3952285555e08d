// The long runs that are too slow for every commit: `npm run soak`, or with other numbers
// `npm run soak -- --games 500 --seed 7 --pairs 100000 --replays 20 --kills 10`.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gameNames } from './game-names.mjs';
import { run, runParts, toolFile } from './run.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    pairs: { type: 'string', default: '1000000' },
    replays: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    secrets: { type: 'string', default: '200' },
    matches: { type: 'string', default: '100' },
  },
});

/** Test runs of a folder or name with more cases than the quick run has. */
function moreCases(filters, env) {
  return async () => (await run('vitest', ['run', ...filters], { env, minutes: 120 })).code;
}

async function simulate(game) {
  const args = ['simulate', game, '--games', values.games, '--seed', values.seed];
  const { code, output } = await run('sortie', args, { echo: false, minutes: 240 });
  if (code !== 0) console.log(output);
  return { code, hashes: output.match(/\b[0-9a-f]{16,}\b/g) ?? [] };
}

/** The same seed must play the same games: the state hashes of two runs are compared one by one. */
async function simulateTwice(game) {
  const first = await simulate(game);
  if (first.code !== 0) return first.code;
  console.log(`first run of ${values.games} games of ${game} done, ${first.hashes.length} hashes`);
  const second = await simulate(game);
  if (second.code !== 0) return second.code;
  if (first.hashes.length === 0) return fail('the simulation printed no state hash to compare');
  const parted = first.hashes.findIndex((hash, index) => hash !== second.hashes[index]);
  if (parted >= 0 || first.hashes.length !== second.hashes.length) {
    return fail(`the two runs part at hash ${parted}: ${first.hashes[parted]}, ${second.hashes[parted]}`);
  }
  return 0;
}

function fail(reason) {
  console.log(reason);
  return 1;
}

const parts = [
  {
    name: `geometry, ${values.pairs} pairs`,
    play: moreCases(['packages/geometry', 'oracle.test.ts'], { PAIRS: values.pairs }),
  },
  {
    name: `replays, ${values.replays} games`,
    play: moreCases(['replay', 'golden', 'determinism', '--passWithNoTests'], { REPLAYS: values.replays }),
  },
  {
    name: `${values.games} random games of lists and tables made by chance, each twice`,
    play: moreCases(['random-games.test.ts'], { SOAK_GAMES: values.games }),
  },
  {
    name: `server killed ${values.kills} times on each database`,
    play: moreCases(['apps/server/tests/kill.test.ts'], { KILLS: values.kills }),
  },
  {
    name: `secrets in the frames of ${values.secrets} games`,
    play: moreCases(['apps/server/tests/secrets'], { SECRET_GAMES: values.secrets }),
  },
  {
    name: `${values.matches} games of the planner`,
    play: moreCases(['planner-games'], { BOT_GAMES: values.matches }),
  },
];

if (existsSync(toolFile('sortie'))) {
  for (const game of await gameNames()) {
    parts.push({
      name: `simulation of ${values.games} games of ${game}, twice`,
      play: () => simulateTwice(game),
    });
  }
} else {
  console.log('simulation: left out, because the sortie command is not written yet');
}

await runParts(parts);
