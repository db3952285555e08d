import { type RandomState, type Refusal, refused } from '@sortie/kernel';
import type { PlayerId } from '../model/ids.ts';
import type { Bye, ByeReason, Impossible, PairingReason } from '../model/round.ts';
import { pairByGroups } from './by-groups.ts';
import { countPairings } from './count-pairings.ts';
import { type ByeOrder, type Candidate, chooseOfAll, MOST_PLACES, PROSPECTS } from './every-pairing.ts';
import { pairExactly } from './exactly.ts';
import { canPairOn, isPlainlyPossible, type Prospect } from './later-rounds.ts';
import { Lots } from './lots.ts';
import {
  FORBIDDEN,
  fewestOpponents,
  mark,
  type Problem,
  problemOf,
  REMATCH,
  SAME_CLUB,
  takeTogether,
  without,
} from './problem.ts';
import { settleBye } from './settle-bye.ts';

export interface PairedPlayer {
  readonly id: PlayerId;
  readonly eventPoints: number;
  /** How many byes of any kind the player has had. */
  readonly byes: number;
  readonly club: string;
}

type Two = readonly [PlayerId, PlayerId];

/** Everything that a draw depends on. */
export interface PairingInput {
  /** Who is to be paired, in the order of the standings. */
  readonly players: readonly PairedPlayer[];
  /** Who has met whom in this stage. */
  readonly met: readonly Two[];
  readonly forbidden: readonly Two[];
  /** Pairs that the organiser keeps from the draw before. */
  readonly locked: readonly Two[];
  /** Byes promised for this round. */
  readonly promised: readonly PlayerId[];
  /** In round one all are drawn from one group. */
  readonly isFirst: boolean;
  readonly clubsApart: boolean;
  /** How many rounds of the stage were announced after this one. */
  readonly roundsLeft: number;
}

export interface DrawnPair {
  readonly players: Two;
  readonly why: PairingReason;
}

export interface DrawnPairings {
  readonly pairs: readonly DrawnPair[];
  readonly byes: readonly Bye[];
  readonly impossible: readonly Impossible[];
}

/**
 * Draws a round: fewest rematches with the announced rounds in mind, the bye by the rules, from the top group
 * down as few players out of their group and as near as possible, and among what is equally good by lot. The
 * same input and luck give the same round.
 */
export function drawPairings(input: PairingInput, luck: RandomState): DrawnPairings | Refusal {
  const lots = new Lots(luck);
  const { players, locked, promised } = input;
  const numbers = new Map(players.map(({ id }, at) => [id, at]));
  const whole = wholeProblem(input, numbers);
  const kept = locked.filter((two) => two.every((id) => numbers.has(id) && !promised.includes(id)));
  const out = new Set([...kept.flat(), ...promised].flatMap((id) => numbers.get(id) ?? []));
  const problem = without(whole, out);
  const drawn = draw(problem, input, lots);
  if (drawn === undefined) {
    return refused('desk.wishes', { where: 'forbidden', pairs: input.forbidden.map((two) => [...two]) });
  }
  const idOf = (place: number) => players[problem.names[place]!]!.id;
  const pairs = orderPairs(
    [
      ...kept.map((two): DrawnPair => ({ players: two, why: reason(two, input, whole, numbers, 'locked') })),
      ...[...drawn.mates.entries()]
        .filter(([one, other]) => other > one)
        .map(([one, other]): DrawnPair => {
          const two: Two = [idOf(one), idOf(other)];
          return { players: two, why: reason(two, input, whole, numbers) };
        }),
    ],
    numbers,
  );
  const byes: Bye[] = promised
    .filter((id) => numbers.has(id))
    .map((player) => ({ player, why: { kind: 'promised' } }));
  if (drawn.bye !== -1) byes.push({ player: idOf(drawn.bye), why: byeReason(drawn.bye, problem, input) });
  return { pairs, byes, impossible: whatWasImpossible(pairs, byes, input, drawn.later) };
}

type Drawn = Candidate & { readonly later: Prospect };

function draw(problem: Problem, input: PairingInput, lots: Lots): Drawn | undefined {
  const { size } = problem;
  if (size === 0) return { mates: new Int32Array(0), bye: -1, later: 'yes' };
  const order = size % 2 === 0 ? undefined : byeOrder(problem, input);
  const later = laterAfter(problem, input);
  if (size + (size % 2) <= MOST_PLACES) {
    // ev.bye.first-round-random: in round one no place in the order is before another.
    const byes = order && byePlaces(order, problem, input);
    return chooseOfAll({ problem, ...(byes ? { byes } : {}), later, lots });
  }
  const bye = order ? settleBye(problem, input.isFirst ? lots.shuffle([...order]) : order) : -1;
  if (bye === undefined) return undefined;
  return drawMany(problem, bye, { later, lots });
}

/** Draws are repeated this often for the sake of later rounds. */
const MOST_DRAWS = 25;

/**
 * Draws for more players than can be tried one by one. Where no draw leaves the announced rounds possible, groups are
 * taken together, more and more of them: the ban on rematches comes before equal points.
 * ev.pairing.later-rounds-possible
 */
function drawMany(
  problem: Problem,
  bye: number,
  { later, lots }: { readonly later: (candidate: Candidate) => Prospect; readonly lots: Lots },
): Drawn | undefined {
  const rest = bye === -1 ? problem : without(problem, new Set([bye]));
  const places = bye === -1 ? undefined : [...problem.names.keys()].filter((player) => player !== bye);
  let best: Drawn | undefined;
  for (let together = 1; ; together *= 2) {
    const merged = together === 1 ? rest : takeTogether(rest, together);
    const drawCounted = countPairings(merged);
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const found = drawCounted?.(lots) ?? pairByGroups(merged, lots) ?? pairExactly(merged, lots);
      if (!found) return best;
      const mates = places ? spread(found, places, problem.size) : found;
      const prospect = later({ mates, bye });
      if (best === undefined || PROSPECTS.indexOf(prospect) < PROSPECTS.indexOf(best.later))
        best = { mates, bye, later: prospect };
      if (prospect === 'yes') return best;
    }
    if (best?.later !== 'no' || together >= rest.members.length) return best;
  }
}

/** Partners by the numbers of the larger problem. */
function spread(mates: Int32Array, places: readonly number[], size: number): Int32Array {
  const all = new Int32Array(size).fill(-1);
  for (const [one, other] of mates.entries()) all[places[one]!] = places[other]!;
  return all;
}

/**
 * Asks whether the announced rounds after this one can still be paired, without a second bye where there are enough
 * who have had none. ev.pairing.later-rounds-possible
 */
function laterAfter(
  problem: Problem,
  { roundsLeft, players }: PairingInput,
): (candidate: Candidate) => Prospect {
  const { size, names } = problem;
  const places = size + (size % 2);
  const fewest = fewestOpponents(problem, REMATCH | FORBIDDEN);
  const hadBye = names.map((player) => players[player]!.byes > 0);
  const unspent = hadBye.filter((had) => !had).length;
  const after = (size % 2 === 0 ? fewest : Math.min(fewest, unspent)) - 1;
  if (isPlainlyPossible(after, places, roundsLeft)) return () => 'yes';
  return (candidate) => {
    const { bye } = candidate;
    const isFresh = (player: number) => !hadBye[player]! && player !== bye;
    const fresh = size % 2 === 0 ? [] : [...names.keys()].filter(isFresh);
    const isEnough = fresh.length >= roundsLeft;
    const open = openMeetings(problem, candidate, isEnough ? fresh : [...names.keys()]);
    const answer = canPairOn({ size: places, open }, roundsLeft);
    if (answer === 'yes' || size % 2 === 0 || !isEnough) return answer;
    const anybody = openMeetings(problem, candidate, [...names.keys()]);
    return canPairOn({ size: places, open: anybody }, roundsLeft) === 'yes' ? 'secondBye' : answer;
  };
}

/** Who may still meet after a round; an odd number has one more place, which stands for the bye of these players. */
function openMeetings({ size, flags }: Problem, { mates }: Candidate, byes: readonly number[]): Uint8Array {
  const places = size + (size % 2);
  const open = new Uint8Array(places * places);
  for (let one = 0; one < size; one++) {
    for (let other = 0; other < size; other++) {
      const isClosed = one === other || (flags[one * size + other]! & (REMATCH | FORBIDDEN)) !== 0;
      if (!isClosed && mates[one] !== other) open[one * places + other] = 1;
    }
  }
  if (places === size) return open;
  for (const player of byes) {
    open[player * places + size] = 1;
    open[size * places + player] = 1;
  }
  return open;
}

/** Fewest byes first, then the last in the standings. ev.bye.lowest-without-bye */
function byeOrder({ names }: Problem, { players }: PairingInput): readonly number[] {
  return [...names.keys()].sort((one, other) => {
    const [first, second] = [players[names[one]!]!, players[names[other]!]!];
    return first.byes - second.byes || other - one;
  });
}

function byePlaces(
  order: readonly number[],
  { names }: Problem,
  { players, isFirst }: PairingInput,
): ByeOrder {
  const places: number[] = [];
  for (const [place, player] of order.entries()) places[player] = isFirst ? 0 : place;
  const byesOf = (player: number) => players[names[player]!]!.byes;
  const fewest = byesOf(order[0]!);
  return { places, isSecond: names.map((_, player) => byesOf(player) > fewest) };
}

function byeReason(bye: number, problem: Problem, input: PairingInput): ByeReason {
  if (input.isFirst) return { kind: 'drawn' };
  const order = byeOrder(problem, input);
  const passedOver = order
    .slice(0, order.indexOf(bye))
    .map((each) => input.players[problem.names[each]!]!.id);
  return { kind: 'lowest', passedOver };
}

function wholeProblem(input: PairingInput, numbers: ReadonlyMap<PlayerId, number>): Problem {
  const { players, met, forbidden, isFirst, clubsApart } = input;
  const problem = problemOf(players.map(({ eventPoints }) => (isFirst ? 0 : eventPoints)));
  const markAll = (pairs: readonly Two[], flag: number) => {
    for (const [one, other] of pairs) {
      const [first, second] = [numbers.get(one), numbers.get(other)];
      if (first !== undefined && second !== undefined) mark(problem, [first, second], flag);
    }
  };
  markAll(met, REMATCH);
  markAll(forbidden, FORBIDDEN);
  if (!(isFirst && clubsApart)) return problem;
  const clubs = new Map<string, number[]>();
  for (const [at, { club }] of players.entries()) {
    if (club !== '') clubs.set(club.toLowerCase(), [...(clubs.get(club.toLowerCase()) ?? []), at]);
  }
  for (const club of clubs.values()) {
    for (const one of club) for (const other of club) if (one < other) mark(problem, [one, other], SAME_CLUB);
  }
  return problem;
}

function reason(
  [one, other]: Two,
  { players, isFirst }: PairingInput,
  problem: Problem,
  numbers: ReadonlyMap<PlayerId, number>,
  kind?: PairingReason['kind'],
): PairingReason {
  const [first, second] = [numbers.get(one)!, numbers.get(other)!];
  const eventPoints = [players[first]!.eventPoints, players[second]!.eventPoints] as const;
  const flag = problem.flags[first * problem.size + second]!;
  const drawn = isFirst ? 'drawn' : eventPoints[0] === eventPoints[1] ? 'group' : 'down';
  return {
    eventPoints,
    kind: kind ?? drawn,
    isRematch: (flag & REMATCH) !== 0,
    isSameClub: (flag & SAME_CLUB) !== 0,
  };
}

/** The best standing first, as tables are given out. */
function orderPairs(
  pairs: readonly DrawnPair[],
  numbers: ReadonlyMap<PlayerId, number>,
): readonly DrawnPair[] {
  const best = ({ players }: DrawnPair) => Math.min(...players.map((id) => numbers.get(id)!));
  return pairs.toSorted((one, other) => best(one) - best(other));
}

function whatWasImpossible(
  pairs: readonly DrawnPair[],
  byes: readonly Bye[],
  { players }: PairingInput,
  later: Prospect,
): readonly Impossible[] {
  const seconds = byes.filter(
    ({ player, why }) =>
      why.kind !== 'promised' && players.some(({ id, byes: had }) => id === player && had > 0),
  );
  return [
    ...pairs.flatMap(({ players: two, why }): readonly Impossible[] => [
      ...(why.isRematch ? [{ kind: 'rematch' as const, players: two }] : []),
      ...(why.isSameClub ? [{ kind: 'sameClub' as const, players: two }] : []),
    ]),
    ...seconds.map(({ player }): Impossible => ({ kind: 'secondBye', player })),
    ...(later === 'no' ? [{ kind: 'laterRound' as const }] : []),
    ...(later === 'unknown' ? [{ kind: 'laterRoundUnknown' as const }] : []),
  ];
}
