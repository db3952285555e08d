import type { AnyReferee } from '@sortie/kernel';
import type { Ending } from '../storage/stored-game.ts';

/** What a step did to a game. */
export type StepChange = 'none' | 'forward' | 'back';

export function combineChanges(one: StepChange, other: StepChange): StepChange {
  if (one === 'back' || other === 'back') return 'back';
  return one === 'none' ? other : one;
}

/** What is kept of a game that is over. */
export function endingOf(referee: AnyReferee): Ending {
  const { milestones, finalHash, outcome } = referee.replay();
  return { milestones, finalHash, outcome };
}
