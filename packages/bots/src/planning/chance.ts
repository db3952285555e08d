import { nextRandom, seededRandom } from '@sortie/kernel';

/** Numbers from 0 to below 1, the same for the same seed. */
export type Chance = () => number;

export function chanceFrom(seed: string): Chance {
  let random = seededRandom(seed);
  return () => {
    const { bits, to } = nextRandom(random);
    random = to;
    return bits / 0x100000000;
  };
}
