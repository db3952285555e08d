import { card } from '../card-words.ts';
import { isFromEarlierRound, repair } from './shapes.ts';

export const core2MajorHullBreach = card('core2-majorhullbreach', {
  dealtFaceup: isFromEarlierRound,
  action: repair,
});
