// Two players of a game against each other in mirrored games:
// `npm run duel -- --game <game> --against <game>-1 --games 100 --seed held-back --report docs/duels/<game>.md`.
// --against names a player that is kept in engines/players. A game says what it plays and counts in
// packages/bots/tests/<game>/duel.ts.
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type DuelGame, duelReport, lineOf } from './duel-report.ts';

interface Playing {
  choose(decisions: never, view: never): never;
}

type Planner = (level: string, seed: string, tellFault: (fault: unknown) => void) => Playing;
type MakesPlayer = (seed: string) => Playing;

interface Duels {
  readonly planner: Planner;
  readonly playDuel: (game: number, seed: string, makes: readonly [MakesPlayer, MakesPlayer]) => DuelGame;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    against: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    'against-level': { type: 'string', default: 'hard' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
    report: { type: 'string' },
    /** Which part of the games a process plays: 0 of 2. Given by the process that starts it. */
    part: { type: 'string' },
  },
});

if (!values.game || !/^[a-z]+$/.test(values.game)) throw new Error('--game names a game');
if (!values.against || !/^[a-z]+-\d+$/.test(values.against)) throw new Error('--against names a kept player');
const count = Number(values.games);

if (values.part) await playPart(values.part);
else await playAll(Number(values.processes));

async function playPart(part: string): Promise<void> {
  const [place, parts] = part.split('/').map(Number) as [number, number];
  const load = async (path: string) => (await import(pathToFileURL(ROOT + path).href)) as unknown;
  const duels = (await load(`packages/bots/tests/${values.game}/duel.ts`)) as Duels;
  const kept = (await load(`engines/players/${values.against}.js`)) as Pick<Duels, 'planner'>;
  const fail = (fault: unknown) => {
    throw fault;
  };
  const makes = [
    (seed: string) => duels.planner(values.level, seed, fail),
    (seed: string) => kept.planner(values['against-level'], seed, fail),
  ] as const;
  for (let game = place; game < count; game += parts) {
    const played = duels.playDuel(game, values.seed, makes);
    process.send!({ game, played });
  }
}

async function playAll(processes: number): Promise<void> {
  const found = new Map<number, DuelGame>();
  const words = ['game', 'against', 'level', 'against-level', 'games', 'seed', 'report'] as const;
  const command = words.flatMap((word) => (values[word] === undefined ? [] : [`--${word} ${values[word]}`]));
  const report = () => {
    const games = [...found].sort(([one], [other]) => one - other).map(([, played]) => played);
    return duelReport(games, {
      own: `${values.level} as it is now`,
      other: `${values['against-level']} of ${values.against}`,
      command: `npm run duel -- ${command.join(' ')}`,
      planned: count,
    });
  };
  const take = ({ game, played }: { readonly game: number; readonly played: DuelGame }) => {
    found.set(game, played);
    console.log(`${game}: ${lineOf(played)}`);
    if (!values.report) return;
    mkdirSync(dirname(values.report), { recursive: true });
    writeFileSync(values.report, report());
  };
  await Promise.all(Array.from({ length: processes }, (_, place) => runPart(`${place}/${processes}`, take)));
  console.log(report());
}

function runPart(
  part: string,
  take: (found: { readonly game: number; readonly played: DuelGame }) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [...process.argv.slice(2), '--part', part]);
    child.on('message', (message) => take(message as Parameters<typeof take>[0]));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the part ${part} ended with ${code}`)),
    );
  });
}
