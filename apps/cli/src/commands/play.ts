import { type Player, randomPlayer } from '@sortie/bots';
import type { GameKit, SetupChoices } from '@sortie/games';
import type { SeatId } from '@sortie/kernel';
import { defineCommand } from 'citty';
import type { CliDependencies } from '../dependencies.ts';
import { DONE, type ExitCode } from '../exit-code.ts';
import { findKit } from '../find-kit.ts';
import { gameArg } from '../game-arg.ts';
import { listsArg } from '../lists-arg.ts';
import { loadGame, type OpenedGame } from '../load-game.ts';
import { DeskTimer, timeText } from '../play/desk-timer.ts';
import { loadParts } from '../play/game-parts.ts';
import { type LineReader, lineReader, type TimedLine } from '../play/line-reader.ts';
import { openNewGame } from '../play/new-game.ts';
import { PlaySession, type Seating } from '../play/session.ts';
import { type Desk, takeLine } from '../play/take-line.ts';
import { type ListPair, readListPair } from '../read-list.ts';
import { choicesIn, kitsMeant, setupArgs } from '../setup-args.ts';
import { UsageError } from '../usage-error.ts';
import { writeJsonFile } from '../write-json-file.ts';

const WIDTH = 100;
const RANDOM = 'random';
const PERSON = 'person';

export const play = async ({ games }: CliDependencies, given: readonly string[]) =>
  defineCommand({
    meta: { name: 'sortie play', description: 'Plays a game in the terminal' },
    args: {
      game: gameArg(games),
      opponent: {
        type: 'string',
        valueHint: [...new Set(kitsMeant(games, given).flatMap(({ levels }) => levels)), RANDOM, PERSON].join(
          '|',
        ),
        description: 'who plays the second list: a bot of this level, one that plays at random, a person',
      },
      lists: {
        ...listsArg(games),
        description: 'two lists, by preset or file; without it two small presets',
      },
      seed: {
        type: 'string',
        valueHint: 'S',
        description: 'fixes the dice; without it nobody can know them',
      },
      load: {
        type: 'string',
        valueHint: 'FILE',
        description: 'continue a saved game, a replay or a position',
      },
      save: { type: 'string', valueHint: 'FILE', description: 'save the game here after every answer' },
      replay: { type: 'string', valueHint: 'FILE', description: 'write the replay here when it is over' },
      ...(await setupArgs(games, given)),
    },
    async run({ args }): Promise<ExitCode> {
      const kit = findKit(games, args.game);
      const choices = await choicesIn(args, kit);
      const lists = await readListPair({ given: args.lists, rest: args._.slice(1) }, choices, kit);
      const seats = await seatingFor(kit, args.opponent ?? kit.levels[0] ?? RANDOM, args.seed);
      const { referee } = await openedGameOf(args.load, { kit, games, choices, lists, seed: args.seed });
      const session = new PlaySession(referee, await loadParts(kit), seats, process.stdout.isTTY);
      const save = (file: string) => writeJsonFile(file, referee.save());
      welcome(session);
      await converse(session, { save, autosave: args.save });
      if (args.replay !== undefined) writeJsonFile(args.replay, referee.replay());
      return DONE;
    },
  });

interface Wished extends Pick<CliDependencies, 'games'> {
  readonly kit: GameKit;
  readonly choices: SetupChoices;
  readonly lists: ListPair | undefined;
  readonly seed: string | undefined;
}

async function openedGameOf(
  file: string | undefined,
  { kit, games, choices, lists, seed }: Wished,
): Promise<OpenedGame> {
  if (file === undefined) {
    return openNewGame(kit, { lists: lists ?? (await firstLists(kit, choices)), choices, seed });
  }
  const opened = await loadGame(file, games);
  if (opened.kit === kit) return opened;
  throw new UsageError(
    `${file} is of the game ${opened.kit.name}: sortie play ${opened.kit.name} --load ${file}`,
  );
}

async function firstLists(kit: GameKit, choices: SetupChoices): Promise<ListPair> {
  const [first, second] = (await kit.lists()).firstGame;
  return (await readListPair({ given: `${first},${second}`, rest: [] }, choices, kit))!;
}

async function seatingFor(kit: GameKit, opponent: string, seed: string | undefined): Promise<Seating> {
  const [first, second] = ['p1' as SeatId, 'p2' as SeatId];
  if (opponent === PERSON) {
    return { people: [first, second], bots: {}, titles: { p1: 'Player 1', p2: 'Player 2' } };
  }
  return {
    people: [first],
    bots: { p2: await botFor(kit, opponent, `${seed ?? ''} opponent`) },
    titles: { p1: 'Player 1', p2: 'the bot' },
  };
}

async function botFor(kit: GameKit, opponent: string, seed: string): Promise<Player> {
  if (opponent === RANDOM) return randomPlayer(seed);
  if (kit.levels.includes(opponent)) return (await kit.bots()).player(opponent, seed);
  const known = [...kit.levels, RANDOM, PERSON].join(', ');
  throw new UsageError(`--opponent may be ${known}, not "${opponent}".`);
}

function welcome({ referee, parts }: PlaySession): void {
  const { fairness } = referee.replay();
  print(`${parts.kit.title}. Type help at any time; quick sets up the table for you.`);
  if (fairness && !referee.outcome) print(`The dice are promised: ${fairness.commitment}`);
}

/** Shows, asks and answers until the game is over, the person leaves, or the input ends. */
async function converse(
  session: PlaySession,
  { save, autosave }: { readonly save: (file: string) => void; readonly autosave: string | undefined },
): Promise<void> {
  const lines = lineReader();
  const desk: Desk = { ask: (question) => lines.next(question), save };
  const timer = new DeskTimer(session.referee);
  let asked: SeatId | undefined;
  for (;;) {
    session.letBotsPlay();
    if (autosave !== undefined) save(autosave);
    for (const sentence of session.news()) print(sentence);
    const board = session.newBoard();
    if (board !== undefined) print(`\n${board}\n`);
    const turn = session.turn();
    if (!turn) break;
    if (asked !== undefined && asked !== turn.seat) handOver(session.titleOf(turn.seat));
    asked = turn.seat;
    print(session.questionText(turn, WIDTH));
    const typed = await lineInTime(lines, timer);
    if (typed === 'late') {
      timer.expire();
      continue;
    }
    const { line } = typed;
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

/** A timer of the rules that runs is shown, and waits for nobody. */
async function lineInTime(lines: LineReader, timer: DeskTimer): Promise<TimedLine> {
  const left = timer.left();
  return left === undefined
    ? { line: await lines.next('> ') }
    : lines.nextWithin(`${timeText(left)} > `, left);
}

/** What one player planned must not stay on the screen for the other. */
function handOver(name: string): void {
  print(process.stdout.isTTY ? `\x1b[2J\x1b[H${name}, it is your turn.` : `${name}, it is your turn.`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
