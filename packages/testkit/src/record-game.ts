import type { Player } from '@sortie/bots';
import type { AnyReferee, Fairness, Plain, Replay, RulesEngine, SavedGame, SeatId } from '@sortie/kernel';
import { commitment, gameSeed, isRefusal, runningTimer, seedPromises, timerExpired } from '@sortie/kernel';

/** A game that a release plays and keeps. The same engine records the same game every time. */
export interface GameToRecord {
  readonly name: string;
  readonly setup: Plain;
  /** Who plays which seat. */
  readonly players: Readonly<Record<string, Player>>;
  /** The dice follow from promises; otherwise the seed is only named. */
  readonly fair: boolean;
  /** The last answer is taken back after every so many, with whatever consent that needs. */
  readonly undoEvery?: number;
  /** What comes from outside the flow, by how many entries were made before it. */
  readonly commands?: Readonly<Record<number, { readonly from: string; readonly command: Plain }>>;
  /** The runs of the rules' timer that end before everybody is ready, after the first answer in them. */
  readonly timersRunOut?: readonly number[];
  /** Kept as a saved game as soon as the table looks like this, and not played to its end. */
  readonly savedWhen?: (table: Plain) => boolean;
}

const MOST_ANSWERS = 20_000;

export function recordGame(engine: RulesEngine, game: GameToRecord): Replay | SavedGame {
  const { name, players, savedWhen } = game;
  const referee = openGame(engine, game);
  for (let answers = 1; !referee.outcome; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`${name} does not end`);
    answer(referee, players);
    if (game.undoEvery !== undefined && answers % game.undoEvery === 0) takeBack(referee);
    const said = game.commands?.[referee.journal.length];
    if (said && !referee.outcome) expectDone(referee.command(said.from as SeatId, said.command));
    runOut(referee, game.timersRunOut ?? []);
    if (savedWhen?.((referee.view('referee') as { readonly table: Plain }).table)) return referee.save();
  }
  if (savedWhen) throw new Error(`${name} never looked as it should be saved`);
  return referee.replay();
}

function openGame(engine: RulesEngine, { name, setup, players, fair }: GameToRecord): AnyReferee {
  const seeds = Object.fromEntries(Object.keys(players).map((seat) => [seat, `${name} ${seat}`]));
  const secret = `the secret of ${name}`;
  const fairness: Fairness = { commitment: commitment(secret), seeds, promises: seedPromises(seeds), secret };
  const { name: of, rules } = engine.game;
  const opening = { game: of, rules, setup, seed: fair ? gameSeed(secret, seeds) : name };
  const referee = engine.open(opening, fair ? { fairness } : {});
  if (isRefusal(referee)) throw new Error(`${name} is refused: ${JSON.stringify(referee)}`);
  return referee;
}

function answer(referee: AnyReferee, players: Readonly<Record<string, Player>>): void {
  const seat = referee.requests().find(({ request }) => !request.settled)!.request.seat;
  const chosen = players[seat]!.choose(referee.decisions(seat), () => referee.view(seat));
  expectDone(referee.answer(seat, { version: referee.version, ...chosen }));
}

function runOut(referee: AnyReferee, runs: readonly number[]): void {
  const timer = runningTimer(referee);
  if (timer && runs.includes(timer.run)) expectDone(referee.command('clock', timerExpired(timer)));
}

function takeBack(referee: AnyReferee): void {
  const last = referee.journal.at(-1)!;
  if (last.kind !== 'answer' || referee.outcome) return;
  expectDone(referee.undo(last.seat));
  while (referee.undoRequest) expectDone(referee.consent(referee.undoRequest.needs[0]!, true));
}

function expectDone(result: unknown): void {
  if (isRefusal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
}
