import { refused } from '@sortie/kernel';
import type { CommandCardId } from '../../catalogue/index.ts';
import type { LegionEffect } from '../../model/index.ts';
import type { WindowAbility } from '../card-rules.ts';
import { on } from '../card-words.ts';
import { weaponOn } from './lent-weapon.ts';

/** Attacks with the weapon of the card, which are no actions, as its owner's activation ends. lg.actions.non-action-attack.no-limit */
export function calledInAttack(source: CommandCardId, count: number): WindowAbility {
  return on('endOfActivation', {
    optional: true,
    applies: ({ self, activation }) => activation.unit === self,
    forbidden: ({ self, activation }) =>
      activation.hasPanicked ? refused('lg.panic.only-move', { unit: self }) : undefined,
    needs: ({ self }) => ({
      kind: 'attack',
      unit: self,
      types: 'ranged',
      against: null,
      lent: weaponOn(source),
    }),
    resolve: ({ self }): readonly LegionEffect[] => [
      {
        kind: 'orderAttacks',
        count,
        attack: {
          unit: self,
          isAction: false,
          source,
          types: 'ranged',
          against: null,
          notAgainst: [],
          only: null,
          lent: weaponOn(source),
          isOptional: false,
        },
      },
    ],
  });
}
