import type { RulesTable } from '../abilities/cards-in-play.ts';
import type { Attack } from '../model/index.ts';

/** Whether a card makes the first Damage card of the attack a faceup one. */
export function dealsFirstFaceup(cards: RulesTable['cards'], attack: Attack): boolean {
  return cards
    .with('dealsFirstFaceup')
    .some((each) => each.rules.dealsFirstFaceup!({ ...cards.here(each), attack }));
}
