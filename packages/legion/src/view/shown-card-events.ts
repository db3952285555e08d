import { tellFields } from '@sortie/kernel';
import type { CardEvent } from '../model/index.ts';
import type { Tellers } from './tellers.ts';

export const shownCardEvents: Pick<Tellers, CardEvent['kind']> = {
  useCounted: tellFields('unit', 'key', 'scope', 'during'),
  upgradeExhausted: tellFields('unit', 'key'),
  upgradeReadied: tellFields('unit', 'key'),
  upgradeDiscarded: tellFields('unit', 'key'),
  upgradeFlipped: tellFields('unit', 'key', 'side'),
  woundsPlacedOnCard: tellFields('unit', 'key', 'count', 'from'),
};
