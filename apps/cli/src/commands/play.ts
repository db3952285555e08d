import { type Level, levels, type Player, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { SeatId } from '@sortie/kernel';
import { defineCommand } from 'citty';
import { DONE, type ExitCode } from '../exit-code.ts';
import { knownGame } from '../known-game.ts';
import { missionOptions } from '../mission-options.ts';
import { lineReader } from '../play/line-reader.ts';
import { loadGame, openNewGame } from '../play/open-game.ts';
import { PlaySession, type Seating } from '../play/session.ts';
import { type Desk, takeLine } from '../play/take-line.ts';
import { readSquadPair } from '../read-squad.ts';
import { wholeNumber } from '../whole-number.ts';
import { writeJsonFile } from '../write-json-file.ts';

const FIRST_SQUADS = 'box-rebel,box-imperial';
const WIDTH = 100;

export const play = defineCommand({
  meta: { name: 'sortie play', description: 'Plays a game in the terminal' },
  args: {
    game: { type: 'positional', description: 'xwing' },
    opponent: {
      type: 'enum',
      options: [...levels, 'random', 'person'],
      default: 'easy',
      description: 'who plays the second squad: a bot of this level, one that plays at random, a person',
    },
    squads: {
      type: 'string',
      valueHint: 'A B',
      description: 'two squads, by preset or XWS file; without it one X-wing against two TIE fighters',
    },
    mission: { type: 'string', valueHint: 'mission1', description: 'play a mission' },
    points: { type: 'string', default: '100', valueHint: 'N', description: 'points of squads from files' },
    seed: { type: 'string', valueHint: 'S', description: 'fixes the dice; without it nobody can know them' },
    load: { type: 'string', valueHint: 'FILE', description: 'continue a saved game, a replay or a position' },
    save: { type: 'string', valueHint: 'FILE', description: 'save the game here after every answer' },
    replay: { type: 'string', valueHint: 'FILE', description: 'write the replay here when it is over' },
  },
  async run({ args }): Promise<ExitCode> {
    knownGame(args.game);
    const points = wholeNumber('points', args.points, { least: 1, most: 10_000 });
    const squads = readSquadPair(args.squads, args._.slice(1), points);
    const referee =
      args.load === undefined
        ? openNewGame({
            squads: squads ?? readSquadPair(FIRST_SQUADS, [], points)!,
            options: missionOptions(args.mission),
            seed: args.seed,
          })
        : loadGame(args.load);
    const session = new PlaySession(referee, seating(args.opponent, args.seed), process.stdout.isTTY);
    const save = (file: string) => writeJsonFile(file, referee.save());
    welcome(session);
    await converse(session, { save, autosave: args.save });
    if (args.replay !== undefined) writeJsonFile(args.replay, referee.replay());
    return DONE;
  },
});

function seating(opponent: string, seed: string | undefined): Seating {
  const [first, second] = ['p1' as SeatId, 'p2' as SeatId];
  return opponent === 'person'
    ? { people: [first, second], bots: {}, titles: { p1: 'Player 1', p2: 'Player 2' } }
    : {
        people: [first],
        bots: { p2: bot(opponent, `${seed ?? ''} opponent`) },
        titles: { p1: 'Player 1', p2: 'the bot' },
      };
}

function bot(opponent: string, seed: string): Player {
  return opponent === 'random' ? randomPlayer(seed) : xwingPlanner(opponent as Level, seed);
}

function welcome({ referee }: PlaySession): void {
  const { fairness } = referee.replay();
  print('X-Wing. Type help at any time; quick sets up the table for you.');
  if (fairness && !referee.outcome) print(`The dice are promised: ${fairness.commitment}`);
}

/** Shows, asks and answers until the game is over, the person leaves, or the input ends. */
async function converse(
  session: PlaySession,
  { save, autosave }: { readonly save: (file: string) => void; readonly autosave: string | undefined },
): Promise<void> {
  const lines = lineReader();
  const desk: Desk = { ask: (question) => lines.next(question), save };
  let asked: SeatId | undefined;
  for (;;) {
    session.letBotsPlay();
    if (autosave !== undefined) save(autosave);
    for (const sentence of session.news()) print(sentence);
    const board = session.newBoard();
    if (board !== undefined) print(`\n${board}\n`);
    const turn = session.turn();
    if (!turn) break;
    if (asked !== undefined && asked !== turn.seat) handOver(turn.names.seat(turn.seat));
    asked = turn.seat;
    print(session.questionText(turn, WIDTH));
    const line = await lines.next('> ');
    const reply = line === undefined ? undefined : await takeLine(session, turn, line, desk);
    if (reply === undefined || reply.kind === 'leave') {
      print(autosave === undefined ? 'Goodbye.' : `Saved in ${autosave}.`);
      break;
    }
    if (reply.text !== '') print(reply.text);
  }
  lines.close();
  if (session.isOver) print(session.outcomeText());
}

/** What one player planned must not stay on the screen for the other. xw.planning.enemy-dials-hidden */
function handOver(name: string): void {
  print(process.stdout.isTTY ? `\x1b[2J\x1b[H${name}, it is your turn.` : `${name}, it is your turn.`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
