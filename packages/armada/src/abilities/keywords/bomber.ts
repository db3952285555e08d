import { card } from '../card-words.ts';
import { firstCardFaceup } from '../critical-effect.ts';

/** Its criticals count against ships, and it resolves the default critical effect. ar.keyword.bomber */
export const bomber = card('bomber', {
  adds: {
    criticalDamage: ({ table, self, attack }) =>
      attack.attacker === self && table.isShip(attack.defender) ? 1 : 0,
  },
  abilities: [firstCardFaceup],
});
