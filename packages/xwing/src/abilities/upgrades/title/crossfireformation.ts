import { pilot } from '../../../catalogue/index.ts';
import { ability } from '../../card-words.ts';

export const crossfireFormation = ability('title:crossfireformation', {
  window: 'modifyDefenseDice',
  optional: true,
  applies: ({ table, self, attack }) =>
    attack.defender === self &&
    table
      .friendsOf(self)
      .some(
        (ship) =>
          ship.id !== self &&
          pilot(ship.pilot).allegiance === 'resistance' &&
          table.range(attack.attacker, ship.id) <= 2,
      ),
  resolve: ({ key }) => [{ kind: 'addDie', pool: 'defense', face: 'focus', source: key }],
});
