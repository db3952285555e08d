import { shipType } from '../../../catalogue/index.ts';
import type { ShipId } from '../../../model/index.ts';
import { changeable } from '../../../rules/changeable.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

/** The chosen enemy bears a mark of this card for the game. */
export const agentKallus = card('crew:agentkallus', {
  abilities: [
    on('startOfPlanning', {
      optional: false,
      once: 'game',
      applies: ({ table }) => table.round === 1,
      choices: ({ table, self }) =>
        table
          .enemiesOf(self)
          .filter(({ type }) => shipType(type).size !== 'huge')
          .map(({ id }) => id),
      resolve: ({ key }, enemy: ShipId) => [
        {
          kind: 'beginLasting',
          ship: enemy,
          lasting: { source: key, effect: { kind: 'mark', mark: 'hunted' }, until: 'endOfGame' },
        },
      ],
    }),
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      once: 'attack',
      applies: (at) =>
        at.attack.attacker === at.self &&
        isHunted(at, at.attack.defender) &&
        changeable(at.attack.attackDice, 'focus').length > 0,
      resolve: ({ key, attack }) => [
        {
          kind: 'changeDice',
          pool: 'attack',
          dice: changeable(attack.attackDice, 'focus').slice(0, 1),
          to: 'hit',
          source: key,
        },
      ],
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      once: 'attack',
      applies: (at) =>
        at.attack.defender === at.self &&
        isHunted(at, at.attack.attacker) &&
        changeable(at.attack.defenseDice, 'focus').length > 0,
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: ({ key, attack }) => [
        {
          kind: 'changeDice',
          pool: 'defense',
          dice: changeable(attack.defenseDice, 'focus').slice(0, 1),
          to: 'evade',
          source: key,
        },
      ],
    }),
  ],
});

function isHunted({ table, key }: Here, ship: ShipId): boolean {
  return table.ship(ship).lasting.some(({ source }) => source === key);
}
