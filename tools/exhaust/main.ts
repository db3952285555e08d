// Plays a game until every card has been in play and everything it does has been used:
// `npm run exhaust -- --game <game> --games 500 --seed 1`. With --write the report is kept in docs/exhaustive.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { games } from '@sortie/games';
import { runTrial, type Trial, trialReport } from '@sortie/testkit/exhaustive';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NEWS_EVERY = 50;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    'until-seen': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    faults: { type: 'string', default: 'exhaust-faults' },
  },
});

async function trialOf(game: string): Promise<Trial> {
  const file = pathToFileURL(`${ROOT}packages/${game}/tests/exhaustive/trial.ts`).href;
  return ((await import(file)) as { readonly trial: Trial }).trial;
}

async function exhaust(name: string): Promise<number> {
  const kit = games.find(name);
  if (!kit) throw new Error(`there is no game ${name}`);
  const [engine, bots, trial] = await Promise.all([kit.engine(), kit.bots(), trialOf(name)]);
  const begun = performance.now();
  const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);
  const result = runTrial(engine!, trial, {
    games: Number(values.games),
    seed: values.seed,
    untilSeen: values['until-seen'],
    fighter: (seed) => bots.player(kit.levels[0]!, seed),
    onGame: (played, left) => {
      if (played % NEWS_EVERY === 0) console.error(`${played} games, ${left} left to see, ${seconds()} s`);
    },
  });
  const words = Object.entries(values).flatMap(([option, value]) => {
    if (value === false || option === 'write' || option === 'faults') return [];
    return value === true ? [`--${option}`] : [`--${option} ${value}`];
  });
  const report = trialReport(result, { title: kit.title, command: `npm run exhaust -- ${words.join(' ')}` });
  console.log(report);
  console.error(`${result.games} games in ${seconds()} s`);
  if (values.write) {
    mkdirSync(`${ROOT}docs/exhaustive`, { recursive: true });
    writeFileSync(`${ROOT}docs/exhaustive/${name}.md`, report);
  }
  for (const { game, saved } of result.broken) {
    mkdirSync(values.faults, { recursive: true });
    writeFileSync(`${values.faults}/${name}-${game}.json`, JSON.stringify(saved));
  }
  return result.broken.length > 0 || result.cards.left().length > 0 ? 1 : 0;
}

if (values.game === undefined) {
  console.error('Name the game: npm run exhaust -- --game <game>');
  process.exit(2);
}
process.exitCode = await exhaust(values.game);
