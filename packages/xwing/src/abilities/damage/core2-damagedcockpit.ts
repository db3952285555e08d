import { card } from '../card-rules.ts';
import { isFromEarlierRound } from './shapes.ts';

export const core2DamagedCockpit = card('core2-damagedcockpit', {
  pilotSkill: (at) => (isFromEarlierRound(at) ? 0 : undefined),
});
