import type { CardKey } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** The price is paid though no shield is missing. xw.cards.upgrade.discard-facedown */
export const chopperAstromech = card('amd:chopper-swx72', {
  action: {
    choices: ({ table, self, key }) =>
      table
        .ship(self)
        .upgrades.filter((each) => each.faceup && each.key !== key)
        .map((each) => each.key),
    perform: ({ self }, discarded: CardKey) => [
      { kind: 'discardUpgrade', ship: self, key: discarded },
      { kind: 'recoverShield', ship: self },
    ],
  },
});
