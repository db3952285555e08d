import { card } from '../card-rules.ts';
import { isFromEarlierRound } from './shapes.ts';

export const coreDamagedCockpit = card('core-damagedcockpit', {
  pilotSkill: (at) => (isFromEarlierRound(at) ? 0 : undefined),
});
