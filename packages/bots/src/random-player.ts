import type { Decision, Plain } from '@sortie/kernel';
import { randomBelow, seededRandom } from '@sortie/kernel';
import type { Player } from './player.ts';

/** Answers an open question with any legal answer, each as likely as the next; the same seed plays the same. */
export function randomPlayer(seed: string): Player {
  let random = seededRandom(`random player ${seed}`);
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const { value, to } = randomBelow(random, items.length);
    random = to;
    return items[value]!;
  };
  return {
    choose(decisions) {
      const unsettled = decisions.filter((decision) => !decision.settled);
      const decision = oneOf(unsettled.length > 0 ? unsettled : decisions);
      return { decision: decision.id, answer: oneOf(answersOf(decision)) };
    },
  };
}

/** The legal answers that a question lists, or the ones it suggests where there are too many to list. */
export function answersOf({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}
