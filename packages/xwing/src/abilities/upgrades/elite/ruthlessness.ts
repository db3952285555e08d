import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Any other ship in reach must suffer, a friendly one if there is no other. */
export const ruthlessness = ability('ept:ruthlessness', {
  window: 'afterAttack',
  side: 'attacker',
  optional: false,
  applies: ({ self, attack }) => attack.attacker === self && attack.outcome === 'hit',
  choices: ({ table, self, attack }) =>
    table.ships
      .filter(({ id }) => id !== self && id !== attack.defender && table.range(attack.defender, id) === 1)
      .map(({ id }) => id),
  resolve: ({ key }, chosen: ShipId) => [
    { kind: 'sufferDamage', ship: chosen, hits: 1, crits: 0, source: key },
  ],
});
