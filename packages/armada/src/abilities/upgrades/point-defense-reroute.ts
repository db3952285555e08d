import { diceShowing } from '../../rules/pool.ts';
import { ability } from '../card-words.ts';

/** ar.known.upgrade.offensive-retrofits */
export const pointDefenseReroute = ability('point-defense-reroute', {
  window: 'attackEffects',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.attacker === self &&
    !table.isShip(attack.defender) &&
    attack.range === 'close' &&
    diceShowing(attack.dice, 'criticals').length > 0,
  resolve: ({ self, attack, key }) => [
    { kind: 'chooseRerolls', unit: self, from: diceShowing(attack.dice, 'criticals'), source: key },
  ],
});
