import { sha256 } from './sha256.ts';

/** The four words of a xoshiro128** generator; they live in the state and are secret while a game runs. */
export type RandomState = readonly [number, number, number, number];

export function seededRandom(seed: string): RandomState {
  const digest = sha256(seed);
  const word = (index: number) => Number.parseInt(digest.slice(index * 8, index * 8 + 8), 16) | 0;
  const words: RandomState = [word(0), word(1), word(2), word(3)];
  return words.some((each) => each !== 0) ? words : [1, 2, 3, 4];
}

/** One step: 32 random bits and the state after them. */
export function nextRandom([a, b, c, d]: RandomState): { readonly bits: number; readonly to: RandomState } {
  const scrambled = Math.imul(b, 5);
  const bits = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  return { bits, to: [a ^ fourth, b ^ third, third ^ (b << 9), (fourth << 11) | (fourth >>> 21)] };
}

/** A whole number from 0 to below `count`, each equally likely: surplus bits are drawn again. */
export function randomBelow(
  random: RandomState,
  count: number,
): { readonly value: number; readonly to: RandomState } {
  if (!(Number.isInteger(count) && count >= 1)) throw new Error(`nothing to choose from: ${count}`);
  const fair = 0x100000000 - (0x100000000 % count);
  let drawn = nextRandom(random);
  while (drawn.bits >= fair) drawn = nextRandom(drawn.to);
  return { value: drawn.bits % count, to: drawn.to };
}

/** The cards in a random order, each order equally likely. */
export function shuffled<Card>(
  random: RandomState,
  cards: readonly Card[],
): { readonly cards: Card[]; readonly to: RandomState } {
  const pile = [...cards];
  let state = random;
  for (let last = pile.length - 1; last > 0; last--) {
    const { value, to } = randomBelow(state, last + 1);
    state = to;
    [pile[last], pile[value]] = [pile[value]!, pile[last]!];
  }
  return { cards: pile, to: state };
}
