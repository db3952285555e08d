import type { Lasting } from '../model/index.ts';
import type { CardRules } from './card-rules.ts';
import { card } from './card-words.ts';
import { rulesOfCard } from './registry.ts';

const kept = new Map<string, CardRules>();

/** Rules that a card keeps under a name, made up once. */
function keptRules(of: string, name: string): CardRules | undefined {
  const id = `${of} ${name}`;
  const known = kept.get(id);
  const rules = known ?? rulesOfCard(of)?.lasting?.[name];
  if (known || !rules) return known;
  const found: CardRules = { ...rules, card: of };
  kept.set(id, found);
  return found;
}

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
    case 'rules':
      return keptRules(effect.of, effect.name);
    default:
      return undefined;
  }
}
