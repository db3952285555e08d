import type { Picks, Plain } from '@sortie/kernel';
import { picks } from '@sortie/kernel';
import type { AttackDie, DefenseDie } from '../model/index.ts';

type PoolDie = AttackDie | DefenseDie;

/** Dice alike in colour and face are the same for every choice: 'red blank'. */
export function kindOf({ colour, face }: PoolDie): string {
  return `${colour} ${face}`;
}

/** From what is best rerolled to what is best kept. */
const WORST_FIRST = ['blank', 'surge', 'hit', 'block', 'critical'];
const COLOURS = ['red', 'black', 'white'];

function byWorth(one: string, other: string): number {
  const [colour = '', face = ''] = one.split(' ');
  const [otherColour = '', otherFace = ''] = other.split(' ');
  const byFace = WORST_FIRST.indexOf(face) - WORST_FIRST.indexOf(otherFace);
  return byFace === 0 ? COLOURS.indexOf(colour) - COLOURS.indexOf(otherColour) : byFace;
}

/** Every way to take up to so many of the kinds, the most of the worst first. */
function* waysToTake(
  kinds: readonly string[],
  counts: ReadonlyMap<string, number>,
  most: number,
): Generator<readonly string[]> {
  const [kind, ...rest] = kinds;
  if (kind === undefined) {
    yield [];
    return;
  }
  for (let taken = Math.min(most, counts.get(kind)!); taken >= 0; taken--) {
    const these = Array.from({ length: taken }, () => kind);
    for (const others of waysToTake(rest, counts, most - taken)) yield [...these, ...others];
  }
}

/** Up to so many dice of a pool, by their kinds; cancelled ones are gone. */
export function pickDice(dice: readonly PoolDie[], most: number): Picks {
  const from = dice.filter(({ cancelled }) => !cancelled).map(kindOf);
  const counts = new Map<string, number>();
  for (const kind of from) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts.keys()].sort(byWorth);
  return picks<Plain>(from, {
    least: 1,
    most,
    *suggest() {
      for (const way of waysToTake(kinds, counts, most)) if (way.length > 0) yield way;
    },
  });
}

/** The places of as many dice of each kind as were picked. */
export function placesOf(dice: readonly PoolDie[], picked: readonly string[]): readonly number[] {
  const left = [...picked];
  return dice.flatMap((die, place) => {
    const at = die.cancelled ? -1 : left.indexOf(kindOf(die));
    if (at < 0) return [];
    left.splice(at, 1);
    return [place];
  });
}

/** From one to so many. */
export function upTo(most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most) }, (_, index) => index + 1);
}
