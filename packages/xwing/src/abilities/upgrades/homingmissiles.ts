import { card } from '../card-rules.ts';

export const homingMissiles = card('missile:homingmissiles', {
  weapon: { requires: 'targetLock', discards: true },
  forbids: (question, { key }) => question.kind === 'spendEvade' && question.attack.weapon === key,
});
