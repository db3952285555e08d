import { card } from '../card-words.ts';

export const clusterMissiles = card('missile:clustermissiles', {
  weapon: { requires: 'targetLock', spends: true, discards: true, times: 2 },
});
