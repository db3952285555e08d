import { unreachable } from '@sortie/kernel';
import { upgradeId } from '../catalogue/index.ts';
import type { DropWay, XwingEffect } from '../model/index.ts';
import type { BombRules, CardRules, Here } from './card-rules.ts';
import { card, on } from './card-words.ts';

/** A Bomb upgrade, discarded to drop its token once a round at most. xw.bomb.drop.one-per-round, xw.carddata.upgrade.bomb-timing */
export function bombUpgrade<const Id extends string>(
  id: Id,
  bomb: BombRules,
): CardRules & { readonly card: Id } {
  const mayDrop = ({ table, self }: Here): boolean => !table.ship(self).bombDropped;
  /** Null is the usual way, where there is no other. */
  const ways = ({ table, self }: Here): readonly (DropWay | null)[] => {
    const all = table.dropWays(self, bomb);
    return all.length > 1 ? all : [null];
  };
  const drop = ({ self }: Here, how: DropWay | null): XwingEffect => {
    const dropped = { kind: 'dropBomb', ship: self, bomb: upgradeId(id) } as const;
    return how === null ? dropped : { ...dropped, how };
  };
  switch (bomb.drop) {
    case 'action':
      return card(id, {
        bomb,
        action: {
          available: mayDrop,
          choices: ways,
          perform: (at, how: DropWay | null) => [
            { kind: 'discardUpgrade', ship: at.self, key: at.key },
            drop(at, how),
          ],
        },
      });
    case 'dialRevealed':
      return card(id, {
        bomb,
        abilities: [
          on('dialRevealed', {
            optional: true,
            ...(bomb.keeps ? {} : { discards: true }),
            applies: (at) => at.activation.ship === at.self && mayDrop(at),
            choices: ways,
            resolve: (at, how) => [drop(at, how)],
          }),
        ],
      });
    default:
      return unreachable(bomb.drop);
  }
}
