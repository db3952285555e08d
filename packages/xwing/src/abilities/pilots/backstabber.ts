import { card } from '../card-rules.ts';

export const backstabber = card('imperial:tiefighter:backstabber', {
  attackDice: ({ table, self, attack }) =>
    attack.attacker === self && !table.isInAnyArc(attack.defender, self) ? 1 : 0,
});
