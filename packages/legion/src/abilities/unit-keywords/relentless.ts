import { attackAfterMove } from '../attack-after-move.ts';
import { card } from '../card-words.ts';

/** After a move action of any kind. lg.unit-keyword.relentless.free-attack, lg.unit-keyword.relentless.free-action */
export const relentless = card('relentless', {
  abilities: [
    attackAfterMove({
      source: 'relentless',
      attacks: 'any',
      isMet: () => true,
      against: () => null,
      rule: 'lg.unit-keyword.relentless.not-after-attack-action',
    }),
  ],
});
