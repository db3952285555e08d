// Squads that came to events against each other: every one against the five that follow it in the list, fifty games
// each. `npm run squads -- --game <game> --player random --report docs/squads/<game>-random.md`. --first and --count
// play a part. A game says what it plays in packages/<game>/tests/squads/squad-games.ts.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type SquadGame, squadReport } from './squad-report.ts';

interface Named {
  readonly id: string;
}

interface Match {
  readonly squads: readonly [Named, Named];
  readonly number: number;
}

interface SquadGames {
  readonly players: readonly string[];
  readonly loadSquads: () => Promise<{
    readonly squads: readonly Named[];
    readonly leftOut: readonly { readonly id: string; readonly why: string }[];
  }>;
  readonly playMatch: (match: Match, by: { readonly kind: string; readonly seed: string }) => SquadGame;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NEWS_EVERY = 250;

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    player: { type: 'string', default: 'random' },
    rivals: { type: 'string', default: '5' },
    games: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    count: { type: 'string' },
    report: { type: 'string' },
  },
});

/** Every squad against so many others that follow it in the list, so many games each. */
function* matchesOf(squads: readonly Named[]): Generator<Match> {
  for (const [place, squad] of squads.entries()) {
    for (let step = 1; step <= Number(values.rivals); step++) {
      const rival = squads[(place + step) % squads.length]!;
      for (let number = 0; number < Number(values.games); number++) yield { squads: [squad, rival], number };
    }
  }
}

if (!/^[a-z]+$/.test(values.game)) throw new Error('--game names a game');
const file = `${ROOT}packages/${values.game}/tests/squads/squad-games.ts`;
const { players, loadSquads, playMatch } = (await import(pathToFileURL(file).href)) as SquadGames;
if (!players.includes(values.player)) throw new Error(`--player is one of ${players.join(', ')}`);

const { squads, leftOut } = await loadSquads();
const all = [...matchesOf(squads)];
const first = Number(values.first);
const wanted = all.slice(first, values.count === undefined ? undefined : first + Number(values.count));
console.error(`${squads.length} squads, ${leftOut.length} left out, ${wanted.length} of ${all.length} games`);
const games: SquadGame[] = [];
const begun = performance.now();
for (const match of wanted) {
  games.push(playMatch(match, { kind: values.player, seed: values.seed }));
  if (games.length % NEWS_EVERY === 0) {
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.error(`${games.length} games, ${games.filter(({ fault }) => fault).length} broken, ${seconds} s`);
  }
}

const said = Object.entries(values).map(([option, value]) => `--${option} ${value}`);
const report = squadReport(games, {
  command: `npm run squads -- ${said.join(' ')}`,
  player: values.player === 'random' ? 'random players' : `the computer, level ${values.player}`,
  leftOut,
});
if (values.report) {
  mkdirSync(dirname(values.report), { recursive: true });
  writeFileSync(values.report, report);
}
console.log(report);
process.exitCode = games.some(({ fault }) => fault !== undefined) ? 1 : 0;
