import type { ShipId, XwingEffect } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const r5p8 = ability('samd:r5p8', {
  window: 'afterAttack',
  side: 'defender',
  optional: true,
  once: 'round',
  applies: ({ self, attack }) => attack.defender === self,
  resolve: ({ self, key, attack }) => {
    const one = (ship: ShipId): XwingEffect => ({
      kind: 'sufferDamage',
      ship,
      hits: 1,
      crits: 0,
      source: key,
    });
    const outcomes = { hit: [one(attack.attacker)], crit: [one(self), one(attack.attacker)] };
    return [{ kind: 'rollFor', ship: self, source: key, count: 1, outcomes }];
  },
});
