import {
  type DamageCardId,
  damageCards,
  findObjective,
  findShip,
  findSquadron,
  findUpgrade,
  type ObjectiveCardId,
} from '../catalogue/index.ts';
import type { CommonSquadron, CommonUpgrade } from './card-texts.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** Cards that are translated. Unique cards bear the names of people and ships, which are the same everywhere. */
export type CardNames = Readonly<
  Record<CommonUpgrade | CommonSquadron | DamageCardId | ObjectiveCardId, string>
>;

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
