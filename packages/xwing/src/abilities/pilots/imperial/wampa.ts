import { showing } from '@sortie/kernel';
import { ability } from '../../card-words.ts';

export const wampa = ability('imperial:tiefighter:wampa', {
  window: 'modifyAttackDice',
  optional: true,
  modifies: null,
  applies: ({ self, attack }) => attack.attacker === self,
  canChange: ({ attack }) => showing(attack.attackDice, 'crit').length > 0,
  resolve: ({ key, attack }) => {
    const dice = showing(attack.attackDice, 'hit', 'crit', 'focus', 'blank');
    const isCrit = showing(attack.attackDice, 'crit').length > 0;
    return [
      { kind: 'cancelDice', pool: 'attack', dice, source: key },
      ...(isCrit
        ? [{ kind: 'dealDamageCard', ship: attack.defender, faceup: false, source: key } as const]
        : []),
    ];
  },
});
