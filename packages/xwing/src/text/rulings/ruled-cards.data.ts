import { writtenCards } from '../../abilities/written-cards.data.ts';
import { damageCards, findCondition, findShipCard, findUpgrade } from '../../catalogue/index.ts';
import { cards } from '../en/cards.ts';
import { rulesInText } from './rules-in-text.ts';

const texts: Readonly<Record<string, string>> = cards;

/** The cards whose abilities are written, by name, with the rules that their words lean on. */
export const ruledCards = writtenCards.map((id) => ({
  id,
  name: nameOf(id),
  rules: rulesInText(id, texts[id] ?? ''),
}));

function nameOf(id: string): string {
  const dealt = findCondition(id) ?? damageCards.find((each) => each.id === id);
  const card = findShipCard(id) ?? findUpgrade(id) ?? dealt;
  if (!card) throw new Error(`the catalogue has no card ${id}`);
  return card.name;
}
