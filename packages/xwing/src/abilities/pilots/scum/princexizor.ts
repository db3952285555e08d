import { showing } from '@sortie/kernel';
import type { ShipId } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

type Share = { readonly ship: ShipId; readonly face: 'hit' | 'crit' };

export const princexizor = ability('scum:starviper:princexizor', {
  window: 'attackHit',
  side: 'defender',
  optional: true,
  applies: ({ self, attack }) => attack.defender === self,
  choices: ({ table, self, attack }) =>
    (['hit', 'crit'] as const)
      .filter((face) => showing(attack.attackDice, face).length > 0)
      .flatMap((face) =>
        table
          .friendsOf(self)
          .filter(({ id }) => id !== self && table.range(self, id) === 1)
          .map(({ id }): Share => ({ ship: id, face })),
      ),
  resolve: ({ key, attack }, { ship, face }: Share) => [
    { kind: 'cancelDice', pool: 'attack', dice: showing(attack.attackDice, face).slice(0, 1), source: key },
    {
      kind: 'sufferDamage',
      ship,
      hits: face === 'hit' ? 1 : 0,
      crits: face === 'crit' ? 1 : 0,
      source: key,
    },
  ],
});
