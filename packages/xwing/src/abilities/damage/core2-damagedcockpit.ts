import { card } from '../card-words.ts';
import { isFromEarlierRound } from './shapes.ts';

export const core2DamagedCockpit = card('core2-damagedcockpit', {
  sets: { pilotSkill: (at) => (isFromEarlierRound(at) ? 0 : undefined) },
});
