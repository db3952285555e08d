import { ability } from '../../card-words.ts';

export const trickShot = ability('ept:trickshot', {
  window: 'beforeAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.obstructed,
  resolve: ({ self, key }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
    },
  ],
});
