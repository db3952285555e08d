import { card } from '../card-words.ts';
import { isFromEarlierRound } from './shapes.ts';

export const coreDamagedCockpit = card('core-damagedcockpit', {
  sets: { pilotSkill: (at) => (isFromEarlierRound(at) ? 0 : undefined) },
});
