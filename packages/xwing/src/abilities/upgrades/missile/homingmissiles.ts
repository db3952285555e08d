import { card } from '../../card-words.ts';

export const homingMissiles = card('missile:homingmissiles', {
  weapon: { requires: 'targetLock', discards: true },
  forbids: { spendEvade: ({ attack }, { key }) => attack?.weapon === key },
});
