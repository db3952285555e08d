import type { SeenRound } from '@sortie/tournaments/view';
import { useEvent } from '../parts/event-context.ts';
import { useWords } from './text/words.ts';

/** What a round of the bracket is called by how many are left in it. */
const LAST = { 2: 'final', 4: 'semiFinals', 8: 'quarterFinals' } as const;

export type NamedRound = Pick<SeenRound, 'number' | 'stage' | 'inStage'>;

/** Names rounds: `Round 2 of 5`, `Semi-finals`. */
export function useRoundName(): (round: NamedRound) => string {
  const say = useWords();
  const { plan } = useEvent().view;
  return ({ number, stage, inStage }) => {
    if (stage === 'swiss') {
      return plan && number <= plan.rounds
        ? say('roundOf', { number, all: plan.rounds })
        : say('round', { number });
    }
    const left = (plan?.cut ?? 0) / 2 ** (inStage - 1);
    const name = LAST[left as keyof typeof LAST];
    return name ? say(name) : say('lastOf', { count: left });
  };
}
