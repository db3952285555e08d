import { tellFields } from '@sortie/kernel';
import type { SetUpEvent } from '../model/index.ts';
import type { Tellers } from './tellers.ts';

export const shownSetUpEvents: Pick<Tellers, SetUpEvent['kind']> = {
  setUpStepBegun: tellFields('step'),
};
