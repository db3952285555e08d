import { isRefusal, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import { drawPairings, type PairingInput } from '@sortie/tournaments/pairing';
import { Swiss } from 'tournament-pairings';
import { type Measurement, perSecond } from '../measure.ts';
import { type History, playedSoFar } from './histories.ts';
import { compareQuality, type Paired, type Quality, qualityOf } from './quality.ts';
import { standingsAfterCorrection } from './standings.ts';

function ours(input: PairingInput, seed: string): Paired {
  const drawn = drawPairings(input, seededRandom(seed));
  if (isRefusal(drawn)) throw new Error(drawn.rule);
  return { pairs: drawn.pairs.map(({ players }) => players), byes: drawn.byes.map(({ player }) => player) };
}

/** The peer takes players with their scores and those they must not meet, and reorders what it is given. */
function peers({ players, met }: PairingInput): () => Paired {
  const avoid = new Map<PlayerId, PlayerId[]>(players.map(({ id }) => [id, []]));
  for (const [one, other] of met) {
    avoid.get(one)?.push(other);
    avoid.get(other)?.push(one);
  }
  return () => {
    const given = players.map(({ id, eventPoints, byes }) => ({
      id,
      score: eventPoints,
      receivedBye: byes > 0,
      avoid: avoid.get(id)!,
    }));
    const matches = Swiss(given, 1);
    return {
      pairs: matches.flatMap(({ player1, player2 }) =>
        player1 === null || player2 === null ? [] : [[player1 as PlayerId, player2 as PlayerId] as const],
      ),
      byes: matches.flatMap(({ player1, player2 }) => (player2 === null ? [player1 as PlayerId] : [])),
    };
  };
}

/** How many rounds a second each pairs, over the same histories, and beside it how well. */
function pairingOf(history: History, least: number, seeds: readonly string[]): Measurement[] {
  const inputs = seeds.map((seed) => playedSoFar(history, seed));
  const theirs = inputs.map(peers);
  let draws = 0;
  const own = perSecond(() => {
    for (const input of inputs) ours(input, `draw ${draws++}`);
    return inputs.length;
  }, 3);
  const drawn: Paired[] = [];
  const peer = perSecond(
    () => {
      drawn.length = 0;
      for (const pair of theirs) drawn.push(pair());
      return theirs.length;
    },
    inputs[0]!.players.length > 100 ? 1 : 3,
  );
  const name = `pairing ${history.players} after ${history.rounds} rounds`;
  return [
    {
      name,
      ours: own,
      unit: '/s',
      peer: { name: 'tournament-pairings', value: peer },
      aim: `at least ${least} times`,
      reached: own >= least * peer,
    },
    qualityMeasured(name, inputs, drawn),
  ];
}

/**
 * The same rounds by the order of the rules. A player left over meets the next lower group, which may leave over
 * another in turn: several short ways down where one long one past whole groups would make fewer pairs of two groups.
 * So what is measured is how far from their groups players are paired, and no round may be behind in that order.
 */
function qualityMeasured(
  name: string,
  inputs: readonly PairingInput[],
  drawn: readonly Paired[],
): Measurement {
  const us = inputs.map((input, at) => qualityOf(ours(input, `draw ${at}`), input));
  const them = inputs.map((input, at) => qualityOf(drawn[at]!, input));
  const orders = us.map((own, at) => compareQuality(own, them[at]!));
  const sum = (all: readonly Quality[], of: (quality: Quality) => number) =>
    all.reduce((total, each) => total + of(each), 0);
  const isNeverMore = (['rematches', 'secondByes', 'groupsApart'] as const).every(
    (what) => sum(us, (each) => each[what]) <= sum(them, (each) => each[what]),
  );
  const words = (all: readonly Quality[]) =>
    [
      `${sum(all, ({ rematches }) => rematches)} rematches`,
      `${sum(all, ({ secondByes }) => secondByes)} second byes`,
      `out of their group by ${sum(all, ({ groupsApart }) => groupsApart)} groups`,
      `in ${sum(all, ({ betweenGroups }) => betweenGroups)} pairs`,
    ].join(', ');
  const better = orders.filter((order) => order < 0).length;
  const worse = orders.filter((order) => order > 0).length;
  return {
    name: `${name}: groups that players are out of theirs`,
    ours: sum(us, ({ groupsApart }) => groupsApart),
    unit: 'groups',
    aim: `never more than ${sum(them, ({ groupsApart }) => groupsApart)}`,
    reached: isNeverMore && worse === 0,
    note: `ours ${words(us)}; tournament-pairings ${words(them)}; by the order of the rules ours better in ${better}, worse in ${worse} of ${orders.length}`,
  };
}

/** Rounds of large and of long events against the peer, and standings once a result was corrected. */
export function events(): Measurement[] {
  const milliseconds = 1000 / perSecond(standingsAfterCorrection(1024, 6), 3);
  return [
    ...pairingOf({ players: 64, rounds: 10, drops: 6 }, 10, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']),
    ...pairingOf({ players: 1024, rounds: 6, drops: 76 }, 200, ['a']),
    ...pairingOf({ players: 1023, rounds: 6, drops: 77 }, 200, ['a']),
    {
      name: 'standings of 1,024 after a correction in round one',
      ours: milliseconds,
      unit: 'ms',
      aim: 'under 100',
      reached: milliseconds < 100,
    },
  ];
}
