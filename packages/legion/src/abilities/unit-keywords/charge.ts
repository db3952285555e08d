import { attackAfterMove } from '../attack-after-move.ts';
import { card } from '../card-words.ts';

/** Against the unit whose melee its move began. lg.unit-keyword.charge.effect, lg.unit-keyword.charge.free-action */
export const charge = card('charge', {
  abilities: [
    attackAfterMove({
      source: 'charge',
      attacks: 'melee',
      isMet: ({ startedMelee }) => startedMelee !== null,
      against: ({ startedMelee }) => startedMelee,
      rule: 'lg.unit-keyword.charge.not-after-attack-action',
    }),
  ],
});
