import type { Attack, Table } from '../../../model/index.ts';
import { card, on } from '../../card-words.ts';

const CARD = 'crew:4lom';
const TOKENS = ['focus', 'evade'] as const;
type Frozen = (typeof TOKENS)[number];

/** One token is frozen: a defender who holds another of the kind may spend that one. */
export const fourLomCrew = card(CARD, {
  abilities: [
    on('modifyAttackDice', {
      side: 'attacker',
      optional: true,
      once: 'attack',
      applies: ({ self, attack }) => attack.attacker === self,
      choices: ({ table, attack }) => TOKENS.filter((token) => table.ship(attack.defender).tokens[token] > 0),
      resolve: ({ self, key }, token: Frozen) => [
        { kind: 'assignTokens', ship: self, token: 'ion', count: 1 },
        {
          kind: 'beginLasting',
          ship: self,
          lasting: { source: key, effect: { kind: 'rules', of: CARD, name: token }, until: 'endOfAttack' },
        },
      ],
    }),
  ],
  lasting: {
    focus: {
      forbids: { spendFocus: ({ ship, attack }, { table }) => isLast(table, attack, ship.id, 'focus') },
    },
    evade: {
      forbids: { spendEvade: ({ ship, attack }, { table }) => isLast(table, attack, ship.id, 'evade') },
    },
  },
});

function isLast(table: Table, attack: Attack | null, ship: string, token: Frozen): boolean {
  return ship === attack?.defender && table.ship(attack.defender).tokens[token] <= 1;
}
