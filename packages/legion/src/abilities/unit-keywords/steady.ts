import { attackAfterMove } from '../attack-after-move.ts';
import { card } from '../card-words.ts';

/** A ranged one. lg.unit-keyword.steady.effect, lg.unit-keyword.steady.free-action */
export const steady = card('steady', {
  abilities: [
    attackAfterMove({
      source: 'steady',
      attacks: 'ranged',
      isMet: () => true,
      against: () => null,
      rule: 'lg.unit-keyword.steady.not-after-attack-action',
    }),
  ],
});
