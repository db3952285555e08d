import type { Impossible, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import type { PairingInput } from '../pairing/draw-pairings.ts';
import { FORBIDDEN, mark, type Problem, problemOf, REMATCH, without } from '../pairing/problem.ts';
import { fewestRematches } from '../pairing/settle-bye.ts';

/**
 * What a draw did that another could have avoided: rematches beyond the fewest, second byes, and a later round given
 * up that the round before had shown to be possible.
 */
export function avoidableIn(
  tournament: Tournament,
  input: PairingInput,
  draw: () => boolean,
): readonly string[] {
  const before = tournament.rounds.at(-1);
  if (!draw()) return [];
  const round = tournament.rounds.at(-1)!;
  const { impossible, number, byes } = round;
  const givenUp = before && isGivenUp(before, round) ? [`round ${number}: a later round was given up`] : [];
  const rematches = impossible.filter(({ kind }) => kind === 'rematch').length;
  const seconds = impossible.filter(({ kind }) => kind === 'secondBye').length;
  if (rematches === 0 && seconds === 0) return givenUp;
  const problem = problemFor(input);
  const places = [...problem.names.keys()];
  const fewestWithout = (player: number) => fewestRematches(without(problem, new Set([player]))) ?? rematches;
  const isOdd = byes.some(({ why }) => why.kind !== 'promised');
  const least = isOdd ? Math.min(...places.map(fewestWithout)) : (fewestRematches(problem) ?? rematches);
  const fresh = places.filter((at) => input.players[problem.names[at]!]!.byes === 0);
  const hadFresh = seconds > 0 && fresh.some((player) => fewestWithout(player) <= rematches);
  return [
    ...givenUp,
    ...(rematches > least ? [`round ${number}: ${rematches} rematches where ${least} would do`] : []),
    ...(hadFresh ? [`round ${number}: a second bye`] : []),
  ];
}

/** The same players, all of whom appeared, had every later round before them, and now have not. */
function isGivenUp(before: Round, round: Round): boolean {
  const hasKind = ({ impossible }: Round, ...kinds: readonly Impossible['kind'][]) =>
    impossible.some(({ kind }) => kinds.includes(kind));
  const isOrdinary =
    !before.pairings.some(({ result }) => result?.kind === 'absent') &&
    ![...before.byes, ...round.byes].some(({ why }) => why.kind === 'promised');
  return (
    isOrdinary &&
    playersIn(before) === playersIn(round) &&
    !hasKind(before, 'laterRound', 'laterRoundUnknown') &&
    hasKind(round, 'laterRound', 'rematch')
  );
}

function playersIn({ pairings, byes }: Round): string {
  const ids = [...pairings.flatMap(({ players }) => players), ...byes.map(({ player }) => player)];
  return ids.sort((one, other) => Number(one.slice(1)) - Number(other.slice(1))).join();
}

function problemFor({ players, met, forbidden, promised }: PairingInput): Problem {
  const problem = problemOf(players.map(() => 0));
  const numbers = new Map(players.map(({ id }, at) => [id, at]));
  for (const [pairs, flag] of [
    [met, REMATCH],
    [forbidden, FORBIDDEN],
  ] as const) {
    for (const [one, other] of pairs) {
      const [first, second] = [numbers.get(one), numbers.get(other)];
      if (first !== undefined && second !== undefined) mark(problem, [first, second], flag);
    }
  }
  return without(problem, new Set(promised.flatMap((id) => numbers.get(id) ?? [])));
}
