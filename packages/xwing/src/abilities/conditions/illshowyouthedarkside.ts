import { card } from '../card-words.ts';

/** A critical of an attack is dealt from here, past the shields. xw.later.condition.damage-card, xw.damage.deal-vs-suffer */
export const illShowYouTheDarkSide = card('illshowyouthedarkside', {
  whenAssigned: ({ table, self, key }) => {
    const by = table.ship(self).conditions.find((each) => each.key === key)!.by;
    return [{ kind: 'searchDamageDeck', ship: self, key, seat: table.ship(by).seat }];
  },
  insteadOfCritical: ({ table, self, key, source }) => {
    const holds = table.ship(self).conditions.find((each) => each.key === key)?.holds;
    return source === 'attack' && holds !== undefined
      ? [{ kind: 'dealHeldDamage', ship: self, key, source }]
      : [];
  },
});
