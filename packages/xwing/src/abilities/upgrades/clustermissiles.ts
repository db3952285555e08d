import { card } from '../card-rules.ts';

export const clusterMissiles = card('missile:clustermissiles', {
  weapon: { requires: 'targetLock', spends: true, discards: true, times: 2 },
});
