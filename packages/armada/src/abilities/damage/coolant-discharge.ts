import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';

/** Whether an attack of this round was on a ship, also one made before this card came. */
function hasAttackedShip({ table, self }: Here): boolean {
  const targets = table.ship(self).attacks.flatMap((attack) => attack.targets);
  return targets.some(({ unit }) => table.isShip(unit));
}

/** ar.known.damage.coolant-discharge */
export const coolantDischarge = card('coolant-discharge', {
  forbids: {
    target: ({ shot: { attacker, defender } }, at) =>
      attacker.id === at.self && defender.kind === 'ship' && hasAttackedShip(at),
  },
});
