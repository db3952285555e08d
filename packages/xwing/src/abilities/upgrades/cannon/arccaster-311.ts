import { card, on } from '../../card-words.ts';

export const arcCasterRecharging = card('cannon:arccaster#311', {
  abilities: [
    on('startOfCombat', {
      optional: true,
      applies: () => true,
      resolve: ({ self, key }) => [
        { kind: 'assignTokens', ship: self, token: 'weaponsDisabled', count: 1 },
        { kind: 'flipUpgrade', ship: self, key },
      ],
    }),
  ],
});
