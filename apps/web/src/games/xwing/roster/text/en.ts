import type { Words } from '../../../../app/words.ts';

export const en = {
  pointsLeft: '{{left}} of {{all}} points left',
  pilotSkill: 'Pilot skill',
  shields: 'Shields {{left}} of {{all}}',
  hull: 'Hull {{left}} of {{all}}',
  discarded: 'discarded',
  discardPile: 'Discarded Damage cards: {{count}}',
  discardPileOf: 'Discarded Damage cards of {{who}}: {{count}}',
  usedThisRound: 'used this round',
} as const satisfies Words;
