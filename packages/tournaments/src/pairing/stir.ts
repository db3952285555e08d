import type { Lots } from './lots.ts';
import { FORBIDDEN, type Problem, REMATCH, SAME_CLUB } from './problem.ts';

/** How often two players change places, for each player. */
const STIRS = 12;

/**
 * Two players of one group change places wherever that is as good: each such change is as likely as its reverse,
 * so in the end no pairing that can be reached is likelier than another.
 */
export function stir({ members, groups, flags, size }: Problem, mates: Int32Array, lots: Lots): Int32Array {
  const badness = (one: number, other: number) => {
    const flag = flags[one * size + other]!;
    return (flag & FORBIDDEN) !== 0 ? 1000 : (flag & REMATCH) * 10 + (flag & SAME_CLUB);
  };
  for (let steps = STIRS * size; steps > 0; steps--) {
    const one = lots.below(size);
    const other = lots.pick(members[groups[one]!]!);
    const [first, second] = [mates[one]!, mates[other]!];
    if (one === other || first === other) continue;
    if (badness(one, second) + badness(other, first) !== badness(one, first) + badness(other, second))
      continue;
    mates[one] = second;
    mates[second] = one;
    mates[other] = first;
    mates[first] = other;
  }
  return mates;
}
