import { type UpgradeId, upgrade } from '../../../catalogue/index.ts';
import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

type Trade = { readonly card: CardKey; readonly for: UpgradeId };

/** The new card lies faceup, without the tokens of the old one. xw.later.upgrade.replaced */
export const cikatroVizago = ability('crew:cikatrovizago', {
  window: 'startOfEnd',
  optional: true,
  discards: true,
  applies: () => true,
  choices: ({ table, self }) =>
    table
      .ship(self)
      .upgrades.filter(({ faceup, card }) => faceup && upgrade(card).slot === 'illicit')
      .flatMap(({ key }) => table.replacementsFor(self, key).map((uid): Trade => ({ card: key, for: uid }))),
  resolve: ({ self }, trade: Trade) => [
    { kind: 'replaceUpgrade', ship: self, key: trade.card, card: trade.for },
  ],
});
