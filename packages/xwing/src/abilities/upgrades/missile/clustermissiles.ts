import { card } from '../../card-words.ts';
import { ordnance } from '../../ordnance.ts';

export const clusterMissiles = card('missile:clustermissiles', {
  weapon: { ...ordnance, times: 2 },
});
