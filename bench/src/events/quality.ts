import type { PlayerId } from '@sortie/tournaments/model';
import type { PairingInput } from '@sortie/tournaments/pairing';

/** What a round came to, whoever paired it. */
export interface Paired {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly byes: readonly PlayerId[];
}

/** How well a round is paired. */
export interface Quality {
  readonly rematches: number;
  readonly secondByes: number;
  /** Players who should have had the bye before whoever got it. */
  readonly passedOver: number;
  /** Pairs of two groups, and how many groups lie between opponents in all. */
  readonly betweenGroups: number;
  readonly groupsApart: number;
  /** From the top group down: how many players meet somebody of a lower group, and how many groups lower in all. */
  readonly fromTheTop: readonly number[];
}

export function qualityOf({ pairs, byes }: Paired, { players, met }: PairingInput): Quality {
  const of = new Map(players.map((player) => [player.id, player]));
  const before = new Set(met.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const levels = [...new Set(players.map(({ eventPoints }) => eventPoints))].toSorted((a, b) => b - a);
  const groups = new Map(players.map(({ id, eventPoints }) => [id, levels.indexOf(eventPoints)]));
  const fromTheTop: number[] = levels.flatMap(() => [0, 0]);
  let [betweenGroups, groupsApart] = [0, 0];
  for (const two of pairs) {
    const [first, second] = two.map((id) => groups.get(id)!) as [number, number];
    if (first === second) continue;
    const apart = Math.abs(first - second);
    const top = Math.min(first, second);
    fromTheTop[2 * top]! += 1;
    fromTheTop[2 * top + 1]! += apart;
    betweenGroups++;
    groupsApart += apart;
  }
  const order = [...players.keys()].sort(
    (one, other) => players[one]!.byes - players[other]!.byes || other - one,
  );
  return {
    rematches: pairs.filter(([one, other]) => before.has(`${one} ${other}`)).length,
    secondByes: byes.filter((id) => of.get(id)!.byes > 0).length,
    passedOver: byes.reduce((sum, id) => sum + order.findIndex((at) => players[at]!.id === id), 0),
    betweenGroups,
    groupsApart,
    fromTheTop,
  };
}

/**
 * Below 0 when the first is better by the order of the rules: fewest rematches, no second bye, the bye to whom it
 * belongs, then from the top group down as few out of their group and as near as possible.
 */
export function compareQuality(one: Quality, other: Quality): number {
  const [first, second] = [one, other].map(({ rematches, secondByes, passedOver, fromTheTop }) => [
    rematches,
    secondByes,
    passedOver,
    ...fromTheTop,
  ]) as [number[], number[]];
  const at = first.findIndex((value, place) => value !== second[place]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}
