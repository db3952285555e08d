import { damageCards, findObjective, findShip, findSquadron, findUpgrade } from '../catalogue/index.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** What a card is called in a language, by its id in the catalogue; undefined where there is no such card. */
export function cardName(id: string, language: Language): string | undefined {
  const translated: Readonly<Record<string, string>> = texts(language).cardNames;
  return Object.hasOwn(translated, id) ? translated[id] : printedName(id);
}

function printedName(id: string): string | undefined {
  const card =
    findShip(id) ??
    findSquadron(id) ??
    findUpgrade(id) ??
    findObjective(id) ??
    damageCards.find((each) => each.id === id);
  return card?.name;
}
