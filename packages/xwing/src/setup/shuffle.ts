import type { RandomState } from '@sortie/kernel';
import { randomBelow } from '@sortie/kernel';

/** Shuffles before there is a state to draw luck from. */
export function shuffledWith<Card>(
  random: RandomState,
  cards: readonly Card[],
): { readonly cards: Card[]; readonly random: RandomState } {
  const pile = [...cards];
  let state = random;
  for (let last = pile.length - 1; last > 0; last--) {
    const { value, to } = randomBelow(state, last + 1);
    state = to;
    [pile[last], pile[value]] = [pile[value]!, pile[last]!];
  }
  return { cards: pile, random: state };
}
