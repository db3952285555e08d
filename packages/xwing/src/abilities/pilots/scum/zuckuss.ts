import { ability } from '../../card-words.ts';

export const zuckuss = ability('scum:g1astarfighter:zuckuss', {
  window: 'beforeAttackDice',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self,
  resolve: ({ self, key, attack }) => [
    {
      kind: 'beginLasting',
      ship: self,
      lasting: { source: key, effect: { kind: 'attackDice', by: 1 }, until: 'endOfAttack' },
    },
    {
      kind: 'beginLasting',
      ship: attack.defender,
      lasting: { source: key, effect: { kind: 'defenseDice', by: 1 }, until: 'endOfAttack' },
    },
  ],
});
