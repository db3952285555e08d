import type { Tournament } from '../model/tournament.ts';
import type { PairingInput } from '../pairing/draw-pairings.ts';
import { FORBIDDEN, mark, type Problem, problemOf, REMATCH, without } from '../pairing/problem.ts';
import { fewestRematches } from '../pairing/settle-bye.ts';
import { pairingInput } from '../rules/draw-input.ts';

/** What a draw did that another could have avoided: rematches beyond the fewest, and second byes. */
export function avoidableIn(tournament: Tournament, draw: () => boolean): readonly string[] {
  const input = pairingInput(tournament);
  if (!draw()) return [];
  const { impossible, number, byes } = tournament.rounds.at(-1)!;
  const rematches = impossible.filter(({ kind }) => kind === 'rematch').length;
  const seconds = impossible.filter(({ kind }) => kind === 'secondBye').length;
  if (rematches === 0 && seconds === 0) return [];
  const problem = problemFor(input);
  const places = [...problem.names.keys()];
  const fewestWithout = (player: number) => fewestRematches(without(problem, new Set([player]))) ?? rematches;
  const isOdd = byes.some(({ why }) => why.kind !== 'promised');
  const least = isOdd ? Math.min(...places.map(fewestWithout)) : (fewestRematches(problem) ?? rematches);
  const fresh = places.filter((at) => input.players[problem.names[at]!]!.byes === 0);
  const hadFresh = seconds > 0 && fresh.some((player) => fewestWithout(player) <= rematches);
  return [
    ...(rematches > least ? [`round ${number}: ${rematches} rematches where ${least} would do`] : []),
    ...(hadFresh ? [`round ${number}: a second bye`] : []),
  ];
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
