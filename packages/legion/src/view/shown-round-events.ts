import { tellFields } from '@sortie/kernel';
import type { RoundEvent } from '../model/index.ts';
import type { Tellers } from './shown-events.ts';

export const shownRoundEvents: Pick<Tellers, RoundEvent['kind']> = {
  roundStarted: tellFields('round'),
  phaseStarted: tellFields('phase'),
};
