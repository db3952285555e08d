import { unreachable } from '@sortie/kernel';
import { upgradeId } from '../catalogue/index.ts';
import type { XwingEffect } from '../model/index.ts';
import type { BombRules, CardRules, Here } from './card-rules.ts';
import { card, on } from './card-words.ts';

/** A Bomb upgrade, discarded to drop its token once a round at most. xw.bomb.drop.one-per-round, xw.carddata.upgrade.bomb-timing */
export function bombUpgrade<const Id extends string>(
  id: Id,
  bomb: BombRules,
): CardRules & { readonly card: Id } {
  const mayDrop = ({ table, self }: Here): boolean => !table.ship(self).bombDropped;
  const drop = ({ self }: Here): XwingEffect => ({ kind: 'dropBomb', ship: self, bomb: upgradeId(id) });
  switch (bomb.drop) {
    case 'action':
      return card(id, {
        bomb,
        action: {
          available: mayDrop,
          perform: (at) => [{ kind: 'discardUpgrade', ship: at.self, key: at.key }, drop(at)],
        },
      });
    case 'dialRevealed':
      return card(id, {
        bomb,
        abilities: [
          on('dialRevealed', {
            optional: true,
            discards: true,
            applies: (at) => at.activation.ship === at.self && mayDrop(at),
            resolve: (at) => [drop(at)],
          }),
        ],
      });
    default:
      return unreachable(bomb.drop);
  }
}
