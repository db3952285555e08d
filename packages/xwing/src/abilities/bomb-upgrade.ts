import type { UpgradeId } from '../catalogue/index.ts';
import type { XwingEffect } from '../model/index.ts';
import type { BombRules, CardRules, Here } from './card-rules.ts';
import { card, on } from './card-words.ts';

/** A Bomb upgrade, discarded to drop its token once a round at most. xw.bomb.drop.one-per-round, xw.carddata.upgrade.bomb-timing */
export function bombUpgrade(id: string, bomb: BombRules): CardRules {
  const mayDrop = ({ table, self }: Here): boolean => !table.ship(self).bombDropped;
  const drop = ({ self, key }: Here): readonly XwingEffect[] => [
    { kind: 'discardUpgrade', ship: self, key },
    { kind: 'dropBomb', ship: self, bomb: id as UpgradeId },
  ];
  switch (bomb.drop) {
    case 'action':
      return card(id, { bomb, action: { available: mayDrop, perform: drop } });
    case 'dialRevealed':
      return card(id, {
        bomb,
        abilities: [
          on('dialRevealed', {
            optional: true,
            applies: (at) => at.activation.ship === at.self && mayDrop(at),
            resolve: drop,
          }),
        ],
      });
  }
}
