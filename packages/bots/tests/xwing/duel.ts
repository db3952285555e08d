import { type Player, playGame } from '@sortie/bots';
import { isRefusal, type Plain, Referee } from '@sortie/kernel';
import type { XwingEvent } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import type { XwingView } from '@sortie/xwing/view';
import { timed } from '../timed.ts';
import { eventSquads } from './event-squads.ts';
import { type Flown, flownBy } from './flown.ts';

/** One side of a game: how it flew, and what each decision took in milliseconds of the processor. */
export interface DuelSide extends Flown {
  readonly times: readonly number[];
}

export interface DuelGame {
  readonly name: string;
  readonly result: 'won' | 'drawn' | 'lost';
  readonly rounds: number;
  readonly own: DuelSide;
  readonly other: DuelSide;
}

export type MakesPlayer = (seed: string) => Player;

/** Longer games are decided by points. xw.optional.limit.rounds */
const ROUNDS = 60;

const mix = Array.from({ length: 6 }, (_, place) => ({
  kind: place < 3 ? 'asteroid' : 'debris',
  outline: place,
}));

/** A squad against itself; two games in a row are alike but for the seats. Every other squad flies among debris too. */
export function openDuel(game: number, seed: string) {
  const pair = Math.floor(game / 2);
  const squad = eventSquads[pair % eventSquads.length]!;
  const isMixed = (pair + Math.floor(pair / eventSquads.length)) % 2 === 1;
  const players = [0, 1].map((each) => ({ seat: `p${each + 1}`, side: each, squad }));
  const options = { roundLimit: ROUNDS, ...(isMixed ? { obstacles: mix } : {}) };
  const opening = {
    game: xwing.name,
    rules: xwing.rules,
    setup: { players, options } as unknown as Plain,
    seed: `${seed} ${pair}`,
  };
  const referee = Referee.open(xwing, opening, {});
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return { referee, name: `${squad.name}${isMixed ? ', debris' : ''}` };
}

/** Plays one game of a series; the first player is the one that is measured. */
export function playDuel(game: number, seed: string, makes: readonly [MakesPlayer, MakesPlayer]): DuelGame {
  const side = game % 2;
  const { referee, name } = openDuel(game, seed);
  const own = timed(makes[0](`${seed} ${game} own`));
  const other = timed(makes[1](`${seed} ${game} other`));
  const { kind } = playGame(referee, side === 0 ? { p1: own, p2: other } : { p1: other, p2: own }, {
    limit: 20_000,
  });
  if (kind !== 'finished') throw new Error(`game ${game} of ${seed} is ${kind}`);
  const { winner } = referee.outcome!;
  const log = referee.logFor('referee') as readonly XwingEvent[];
  const { scores } = (referee.view('referee') as unknown as { readonly table: XwingView }).table;
  const sideOf = (by: number, times: readonly number[]): DuelSide => ({
    ...flownBy(referee.state, log, by),
    points: scores[by as 0 | 1],
    times,
  });
  return {
    name,
    result: winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
    rounds: referee.state.round,
    own: sideOf(side, own.times()),
    other: sideOf(1 - side, other.times()),
  };
}

export { xwingPlanner as planner } from '@sortie/bots/xwing';
