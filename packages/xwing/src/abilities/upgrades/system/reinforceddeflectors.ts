import { card, on } from '../../card-words.ts';

const HEAVY = 3;

/** What an attack did in all is marked when it was suffered; the shield comes back after the attack. */
export const reinforcedDeflectors = card('system:reinforceddeflectors', {
  abilities: [
    on('damageSuffered', {
      optional: false,
      applies: ({ self, suffering }) =>
        suffering.ship === self && suffering.source === 'attack' && suffering.total >= HEAVY,
      resolve: ({ self, key }) => [
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'mark', mark: 'struck' }, until: 'endOfRound' },
        },
      ],
    }),
    on('afterAttack', {
      side: 'defender',
      optional: false,
      automatic: true,
      applies: ({ table, self, key, attack }) =>
        attack.defender === self && table.ship(self).lasting.some(({ source }) => source === key),
      resolve: ({ self, key }) => [
        { kind: 'removeLasting', ship: self, source: key },
        { kind: 'recoverShield', ship: self },
      ],
    }),
  ],
});
