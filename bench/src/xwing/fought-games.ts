import { playGame } from '@sortie/bots';
import { xwingFighter } from '@sortie/bots/xwing';
import { type Entry, isRefusal, type Opening, Referee } from '@sortie/kernel';
import { xwing } from '@sortie/xwing/rules';
import { opening } from './random-game.ts';

interface FoughtGame {
  readonly opening: Opening;
  readonly journal: readonly Entry[];
}

/** Complete 100-point games between players who stay on the table, played beforehand. */
export function foughtGames(count: number): readonly FoughtGame[] {
  return Array.from({ length: count }, (_, game) => {
    const fought = opening(game);
    const referee = Referee.open(xwing, fought);
    if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
    playGame(referee, { a: xwingFighter(`${game} a`), b: xwingFighter(`${game} b`) }, { limit: 20_000 });
    return { opening: fought, journal: referee.journal };
  });
}

/** The referee alone: every decision of the games again, with all legal answers and the log, so many at a time. */
export function refereed(games: readonly FoughtGame[], atATime: number): () => number {
  let game = 0;
  let entry = 0;
  let referee = opened(games[0]!);
  return () => {
    for (let done = 0; done < atATime; done++) {
      const { journal } = games[game]!;
      if (entry >= journal.length) {
        game = (game + 1) % games.length;
        entry = 0;
        referee = opened(games[game]!);
      }
      answer(referee, games[game]!.journal[entry++]!);
    }
    return atATime;
  };
}

function opened({ opening: fought }: FoughtGame) {
  const referee = Referee.open(xwing, fought);
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

let legalAnswers = 0;

function answer(referee: ReturnType<typeof opened>, entry: Entry): void {
  for (const { request } of referee.requests()) {
    const { answers } = request;
    legalAnswers += answers.kind === 'offers' ? answers.offers.length : answers.suggest().length;
  }
  if (entry.kind !== 'answer') throw new Error('only answers were given');
  const { seat, decision, answer: given } = entry;
  const result = referee.answer(seat, { decision, version: referee.version, answer: given });
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
}

export function answersSeen(): number {
  return legalAnswers;
}
