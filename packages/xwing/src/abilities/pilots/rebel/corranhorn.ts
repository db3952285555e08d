import type { AttackGrant } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { card, on } from '../../card-words.ts';

function lateAttack({ self, key }: Here): AttackGrant {
  return { ship: self, weapons: 'any', source: key, mayDecline: false };
}

export const corranhorn = card('rebel:ewing:corranhorn', {
  abilities: [
    on('startOfEnd', {
      optional: true,
      applies: () => true,
      needs: (at) => ({ kind: 'attack', grant: lateAttack(at) }),
      resolve: (at) => [
        { kind: 'grantAttack', grant: lateAttack(at) },
        { kind: 'removeLasting', ship: at.self, source: at.key },
        {
          kind: 'beginLasting',
          ship: at.self,
          lasting: {
            source: at.key,
            effect: { kind: 'mark', mark: String(at.table.round + 1) },
            until: 'endOfGame',
          },
        },
      ],
    }),
  ],
  forbids: {
    attack: ({ ship }, { table, self, key }) =>
      ship.id === self &&
      ship.lasting.some(
        ({ source, effect }) =>
          source === key && effect.kind === 'mark' && effect.mark === String(table.round),
      ),
  },
});
