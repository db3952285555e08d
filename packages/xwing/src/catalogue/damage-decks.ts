import type { DamageCard, DamageCardId, DamageDeckId } from './damage-card.ts';
import { damageCardFacts } from './data/damage-cards.ts';

export const damageCards: readonly DamageCard[] = damageCardFacts.map((facts) => ({
  ...facts,
  id: facts.id as DamageCardId,
}));

/** The kinds of card in each deck; `copies` says how many of each. */
export const damageDecks: Readonly<Record<DamageDeckId, readonly DamageCard[]>> = {
  core: cardsOf('core'),
  core2: cardsOf('core2'),
  huge: cardsOf('huge'),
};

const wholeDecks: Readonly<Record<DamageDeckId, readonly DamageCardId[]>> = {
  core: everyCopy('core'),
  core2: everyCopy('core2'),
  huge: everyCopy('huge'),
};

const byId: ReadonlyMap<string, DamageCard> = new Map(damageCards.map((each) => [each.id, each]));

export function damageCard(id: DamageCardId): DamageCard {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`no damage card ${id}`);
  return found;
}

/** Every copy in the deck, unshuffled. xw.carddata.deck.size */
export function wholeDeck(deck: DamageDeckId): readonly DamageCardId[] {
  return wholeDecks[deck];
}

function everyCopy(deck: DamageDeckId): readonly DamageCardId[] {
  return damageDecks[deck].flatMap((card) => Array.from({ length: card.copies }, () => card.id));
}

function cardsOf(deck: DamageDeckId): readonly DamageCard[] {
  return damageCards.filter((card) => card.deck === deck);
}
