import { card } from '../card-rules.ts';

export const homingMissiles = card('missile:homingmissiles', {
  weapon: { requires: 'targetLock', discards: true },
  forbids: { spendEvade: ({ attack }, { key }) => attack.weapon === key },
});
