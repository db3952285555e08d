import type { PlayerId, Result } from '@sortie/tournaments/model';
import { winnerByPoints } from '@sortie/tournaments/scoring';
import { useNames } from '../parts/names.ts';
import { type HallSay, useWords } from './text/words.ts';

type Played = Extract<Result, { readonly kind: 'played' }>;

interface Said {
  readonly say: HallSay;
  /** The names of the two, in the order of the pairing. */
  readonly two: readonly [string, string];
}

/** Who has won where points do not say it. */
export function wonOtherwise({ missionPoints, winner }: Played, score: string, { say, two }: Said): string {
  return winner === null || winner === winnerByPoints(missionPoints)
    ? score
    : say('scoreWonBy', { score, name: two[winner] });
}

/** A result without a game to its end. */
export function unplayedWords(
  result: Exclude<Result, Played>,
  say: HallSay,
  two: readonly [string, string],
): string {
  switch (result.kind) {
    case 'conceded':
      return say('concededBy', { name: two[result.by] });
    case 'notPlayed':
      return say('notPlayed');
    case 'absent':
      return result.missing.length === 2
        ? say('nobodyCame')
        : say('didNotAppear', { name: two[result.missing[0] ?? 0] });
  }
}

interface Told {
  readonly players: readonly [PlayerId, PlayerId];
  readonly result: Result;
}

/** A result with both names in it: `Ana 12 – 5 Ben`. */
export function useResultWords(): (told: Told) => string {
  const say = useWords();
  const names = useNames();
  return ({ players, result }) => {
    const two = names.two(players);
    if (result.kind !== 'played') return unplayedWords(result, say, two);
    const [first, second] = result.missionPoints;
    const score = say('namedScore', { one: two[0], first, second, other: two[1] });
    return wonOtherwise(result, score, { say, two });
  };
}
