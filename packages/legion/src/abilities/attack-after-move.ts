import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Deed, UnitId } from '../model/index.ts';
import type { WindowAbility } from './card-rules.ts';
import { type At, on } from './card-words.ts';

interface AttackAfterMove {
  readonly source: string;
  readonly attacks: 'any' | 'ranged' | 'melee';
  /** Whether the move was such a one. */
  readonly isMet: (deed: Deed) => boolean;
  /** The only defender. */
  readonly against: (deed: Deed) => UnitId | null;
  /** Why there is none after an attack action. */
  readonly rule: string;
}

/** lg.panic.no-free-actions */
function whyNoFreeAttack({ table, self }: At<'after'>, rule: string): Refusal | undefined {
  if (table.unit(self).panicked) return refused('lg.panic.no-free-actions', { unit: self });
  const { activation } = table;
  if (activation?.unit !== self) return undefined;
  const hasAttacked = activation.performed.some(
    ({ kind, treatedAs }) => kind === 'attack' || treatedAs === 'attack',
  );
  return hasAttacked ? refused(rule, { unit: self }) : undefined;
}

/** A free attack action that a move action of the unit brings, one for each. */
export function attackAfterMove({ source, attacks, isMet, against, rule }: AttackAfterMove): WindowAbility {
  return on('after', {
    optional: true,
    applies: ({ self, deed }) => deed.unit === self && deed.isMoveAction && isMet(deed),
    forbidden: (at) => whyNoFreeAttack(at, rule),
    needs: ({ self, deed }) => ({
      kind: 'attack',
      unit: self,
      types: attacks,
      against: against(deed),
      orByCard: true,
    }),
    resolve: ({ self, deed }) => [
      {
        kind: 'grantFreeAction',
        grant: { unit: self, kinds: ['attack'], moves: [], attacks, against: against(deed), source },
      },
    ],
  });
}
