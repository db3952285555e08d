import type { Lasting } from '../model/index.ts';
import type { CardRules } from './card-rules.ts';
import { card } from './card-words.ts';

/** What a lasting effect adds or sets; the rules ask for the others by themselves. */
export function lastingRules(effect: Lasting['effect']): CardRules | undefined {
  switch (effect.kind) {
    case 'agility':
    case 'primaryWeapon':
      return card('lasting', { adds: { [effect.kind]: effect.by } });
    case 'attackDice':
      return card('lasting', {
        adds: { attackDice: ({ self, attack }) => (attack.attacker === self ? effect.by : 0) },
      });
    case 'defenseDice':
      return card('lasting', {
        adds: { defenseDice: ({ self, attack }) => (attack.defender === self ? effect.by : 0) },
      });
    case 'pilotSkill':
      return card('lasting', { sets: { pilotSkill: () => effect.to } });
    default:
      return undefined;
  }
}
