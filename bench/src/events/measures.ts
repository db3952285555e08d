import { isRefusal, seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import { drawPairings, type PairingInput } from '@sortie/tournaments/pairing';
import { Swiss } from 'tournament-pairings';
import { type Measurement, perSecond } from '../measure.ts';
import { type History, playedSoFar } from './histories.ts';
import { standingsAfterCorrection } from './standings.ts';

/** What a round came to, whoever paired it. */
interface Paired {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly byes: readonly PlayerId[];
}

interface Counts {
  readonly rematches: number;
  readonly outOfGroup: number;
  readonly secondByes: number;
}

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

function countsOf({ pairs, byes }: Paired, { players, met }: PairingInput): Counts {
  const of = new Map(players.map((player) => [player.id, player]));
  const before = new Set(met.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return {
    rematches: pairs.filter(([one, other]) => before.has(`${one} ${other}`)).length,
    outOfGroup: pairs.filter(([one, other]) => of.get(one)!.eventPoints !== of.get(other)!.eventPoints)
      .length,
    secondByes: byes.filter((id) => of.get(id)!.byes > 0).length,
  };
}

const wordsOf = ({ rematches, outOfGroup, secondByes }: Counts) =>
  `${rematches} rematches, ${outOfGroup} out of their group, ${secondByes} second byes`;

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
  const sum = (all: readonly Counts[]): Counts => ({
    rematches: all.reduce((total, { rematches }) => total + rematches, 0),
    outOfGroup: all.reduce((total, { outOfGroup }) => total + outOfGroup, 0),
    secondByes: all.reduce((total, { secondByes }) => total + secondByes, 0),
  });
  const us = sum(inputs.map((input, at) => countsOf(ours(input, `draw ${at}`), input)));
  const them = sum(inputs.map((input, at) => countsOf(drawn[at]!, input)));
  const name = `pairing ${history.players} after ${history.rounds} rounds`;
  const isNoWorse =
    us.rematches <= them.rematches && us.outOfGroup <= them.outOfGroup && us.secondByes <= them.secondByes;
  return [
    {
      name,
      ours: own,
      unit: '/s',
      peer: { name: 'tournament-pairings', value: peer },
      aim: `at least ${least} times`,
      reached: own >= least * peer,
    },
    {
      name: `${name}: out of their group`,
      ours: us.outOfGroup,
      unit: 'pairs',
      aim: 'never more',
      reached: isNoWorse,
      note: `ours ${wordsOf(us)}; tournament-pairings ${wordsOf(them)}`,
    },
  ];
}

/** Rounds of large and of long events against the peer, and standings once a result was corrected. */
export function events(): Measurement[] {
  const milliseconds = 1000 / perSecond(standingsAfterCorrection(1024, 6), 3);
  return [
    ...pairingOf({ players: 64, rounds: 10, drops: 6 }, 10, ['a', 'b', 'c', 'd']),
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
