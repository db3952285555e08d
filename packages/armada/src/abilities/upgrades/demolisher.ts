import type { AttackChance } from '../../model/index.ts';
import { attacksLeft } from '../../rules/attacks-left.ts';
import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';

function chanceOf({ self, key }: At<'maneuverExecuted'>): AttackChance {
  return { unit: self, source: key };
}

/** One of its two attacks, after any maneuver of its activation. ar.known.upgrade.titles, ar.ship-activation.two-attacks */
export const demolisher = ability('demolisher', {
  window: 'maneuverExecuted',
  optional: true,
  once: 'activation',
  applies: ({ table, self, maneuver }) =>
    maneuver.ship === self &&
    table.shipActivation?.ship === self &&
    attacksLeft(table.ship(self), table.shipActivation) > 0,
  needs: (at) => ({ kind: 'attack', chance: chanceOf(at) }),
  resolve: (at) => [{ kind: 'offerAttack', chance: chanceOf(at) }],
});
