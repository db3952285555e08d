import { card, on } from '../../card-words.ts';

/** The attacker is marked before its damage is dealt. */
const marksAttacker = on('attackHit', {
  side: 'defender',
  optional: false,
  once: 'round',
  applies: ({ self, attack }) => attack.defender === self,
  resolve: ({ self, attack }) => [
    { kind: 'assignCondition', ship: attack.attacker, card: 'illshowyouthedarkside', by: self },
  ],
});

export const kyloRenShuttle = card('imperial:upsilonclassshuttle:kyloren', { abilities: [marksAttacker] });
export const kyloRenSilencer = card('imperial:tiesilencer:kyloren', { abilities: [marksAttacker] });
