import { seededRandom } from '@sortie/kernel';
import type { PlayerId } from '@sortie/tournaments/model';
import type { PairingInput } from '@sortie/tournaments/pairing';
import { Lots } from '../../src/pairing/lots.ts';

export const id = (number: number) => `p${number}` as PlayerId;

/** Somebody's event so far, drawn at random: who met whom, points, byes, clubs. */
export function randomHistory(seed: string, most: number): PairingInput {
  const lots = new Lots(seededRandom(seed));
  const count = 2 + lots.below(most - 1);
  const rounds = lots.below(5);
  const players = Array.from({ length: count }, (_, at) => ({
    id: id(at + 1),
    eventPoints: 0,
    byes: 0,
    club: ['', 'north', 'south'][lots.below(3)]!,
  }));
  const met: [PlayerId, PlayerId][] = [];
  for (let round = 0; round < rounds; round++) {
    const order = lots.shuffle([...players]);
    if (count % 2 === 1) {
      const last = order.pop()!;
      last.byes++;
      last.eventPoints += 3;
    }
    for (let at = 0; at + 1 < order.length; at += 2) {
      const [one, other] = [order[at]!, order[at + 1]!];
      met.push([one.id, other.id]);
      const result = lots.below(5);
      if (result === 0) {
        one.eventPoints++;
        other.eventPoints++;
      } else one.eventPoints += 3;
    }
  }
  players.sort((one, other) => other.eventPoints - one.eventPoints);
  const forbidden: [PlayerId, PlayerId][] = lots.below(3) === 0 ? [[players[0]!.id, players[1]!.id]] : [];
  return {
    players,
    met,
    forbidden,
    locked: [],
    promised: [],
    isFirst: rounds === 0,
    clubsApart: lots.below(2) === 0,
    roundsLeft: lots.below(4),
  };
}
