import type { FlowTable } from '@sortie/kernel';
import type { XwingMoments, XwingWords } from '../model/index.ts';
import { seatsByInitiative } from './in-play.ts';
import { flow, opens } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** The one window of each moment before or after an effect. */
export const momentFlows: Pick<FlowTable<XwingWords>, keyof XwingMoments> = {
  tokenReceived: flow('tokenReceived', [opens('tokenReceived', initiativeFirst)]),
  tokenSpent: flow('tokenSpent', [opens('tokenSpent', initiativeFirst)]),
  lockAcquired: flow('lockAcquired', [opens('lockAcquired', initiativeFirst)]),
  lockSpent: flow('lockSpent', [opens('lockSpent', initiativeFirst)]),
};
