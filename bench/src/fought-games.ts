import { playGame } from '@sortie/bots';
import {
  type Answers,
  type AnyReferee,
  type Entry,
  isRefusal,
  type Opening,
  unreachable,
} from '@sortie/kernel';
import type { UsualGames } from './usual-games.ts';

interface FoughtGame {
  readonly opening: Opening;
  readonly journal: readonly Entry[];
}

/** Complete games between players who fight, played beforehand. */
export function foughtGames({ openingOf, open, fighter }: UsualGames, count: number): readonly FoughtGame[] {
  return Array.from({ length: count }, (_, game) => {
    const opening = openingOf(game);
    const referee = open(opening);
    const players = { a: fighter(`${game} a`), b: fighter(`${game} b`) };
    const { kind } = playGame(referee, players, { limit: 20_000 });
    if (kind !== 'finished') throw new Error(`the game ${game} is ${kind}`);
    return { opening, journal: referee.journal };
  });
}

/** The referee alone: every decision of the games again, with all legal answers and the log, so many at a time. */
export function refereed({ open }: UsualGames, games: readonly FoughtGame[], atATime: number): () => number {
  let game = 0;
  let entry = 0;
  let referee = open(games[0]!.opening);
  return () => {
    for (let done = 0; done < atATime; done++) {
      const { journal } = games[game]!;
      if (entry >= journal.length) {
        game = (game + 1) % games.length;
        entry = 0;
        referee = open(games[game]!.opening);
      }
      answer(referee, games[game]!.journal[entry++]!);
    }
    return atATime;
  };
}

let legalAnswers = 0;

function answer(referee: AnyReferee, entry: Entry): void {
  for (const { request } of referee.requests()) legalAnswers += legalCount(request.answers);
  if (entry.kind !== 'answer') throw new Error('only answers were given');
  const { seat, decision, answer: given } = entry;
  const result = referee.answer(seat, { decision, version: referee.version, answer: given });
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
}

function legalCount(answers: Answers): number {
  switch (answers.kind) {
    case 'offers':
      return answers.offers.length;
    case 'picks':
      return answers.from.length;
    case 'region':
      return [...answers.suggest()].length;
    default:
      return unreachable(answers);
  }
}

export function answersSeen(): number {
  return legalAnswers;
}
