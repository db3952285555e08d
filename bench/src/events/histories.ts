import { isRefusal, randomBelow, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import { drawPairings, type PairingInput } from '@sortie/tournaments/pairing';

export interface History {
  /** How many are left to be paired. */
  readonly players: number;
  readonly rounds: number;
  /** How many drop out on the way. */
  readonly drops: number;
}

type Two = readonly [PlayerId, PlayerId];

/** An event played so far: Swiss rounds with a draw in ten games, byes for odd numbers, and drops between rounds. */
export function playedSoFar({ players: left, rounds, drops }: History, seed: string): PairingInput {
  let random = seededRandom(seed);
  const below = (count: number) => {
    const { value, to } = randomBelow(random, count);
    random = to;
    return value;
  };
  const all = Array.from({ length: left + drops }, (_, at) => ({
    id: `p${at + 1}` as PlayerId,
    eventPoints: 0,
    byes: 0,
    club: '',
    // Settles equal points, as the tiebreakers would.
    lot: below(1_000_000),
  }));
  const met: Two[] = [];
  const inputOf = (roundsLeft: number): PairingInput => ({
    players: all
      .toSorted((one, other) => other.eventPoints - one.eventPoints || one.lot - other.lot)
      .map(({ id, eventPoints, byes, club }) => ({ id, eventPoints, byes, club })),
    met,
    forbidden: [],
    locked: [],
    promised: [],
    isFirst: met.length === 0,
    clubsApart: false,
    roundsLeft,
  });
  for (let round = 0; round < rounds; round++) {
    const drawn = drawPairings(inputOf(rounds - round), seededRandom(`${seed} ${round}`));
    if (isRefusal(drawn)) throw new Error(drawn.rule);
    const scored = new Map(all.map((player) => [player.id, player]));
    for (const { players: two } of drawn.pairs) {
      met.push(two);
      const [one, other] = two.map((id) => scored.get(id)!);
      const chance = below(20);
      if (chance < 2) for (const player of [one!, other!]) player.eventPoints += 1;
      else (chance < 11 ? one! : other!).eventPoints += 3;
    }
    for (const { player } of drawn.byes) {
      scored.get(player)!.byes++;
      scored.get(player)!.eventPoints += 3;
    }
    const leaving = Math.floor((drops * (round + 1)) / rounds) - Math.floor((drops * round) / rounds);
    for (let count = 0; count < leaving; count++) all.splice(below(all.length), 1);
  }
  return inputOf(0);
}
