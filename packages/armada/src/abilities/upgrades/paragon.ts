import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';

/** The attack under way counts as one of them. */
function attacksOnDefender({ table, self, attack: { defender } }: At<'attackEffects'>): number {
  return table.ship(self).attacks.filter(({ targets }) => targets.some(({ unit }) => unit === defender))
    .length;
}

/** ar.known.upgrade.titles, ar.attack.declare.same-target-again */
export const paragon = ability('paragon', {
  window: 'attackEffects',
  optional: true,
  applies: (at) =>
    at.attack.attacker === at.self && at.table.isShip(at.attack.defender) && attacksOnDefender(at) > 1,
  resolve: ({ key }) => [{ kind: 'addDice', colour: 'black', count: 1, source: key }],
});
