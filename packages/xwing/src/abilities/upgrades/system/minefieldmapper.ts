import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Card after card, as many as its player likes; an ordnance token goes in place of the card. */
export const minefieldMapper = ability('system:minefieldmapper', {
  window: 'afterPlacingForces',
  optional: true,
  repeatable: true,
  applies: () => true,
  choices: ({ table, self }) => table.bombsOf(self).map(({ key }) => key),
  resolve: ({ table, self }, key: CardKey) => {
    const bomb = table.bombsOf(self).find((each) => each.key === key)!.card;
    return [
      { kind: 'discardUpgrade', ship: self, key },
      { kind: 'placeBomb', ship: self, bomb },
    ];
  },
});
