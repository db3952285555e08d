import type { CardRules } from './card-rules.ts';
import { damageCardRules } from './damage/index.ts';
import { squadronRules } from './squadrons/index.ts';
import { upgradeRules } from './upgrades/index.ts';

/** What every card does whose ability is written. */
export const cardRules: readonly CardRules[] = [...upgradeRules, ...squadronRules, ...damageCardRules];

const byCard: ReadonlyMap<string, CardRules> = new Map(cardRules.map((rules) => [rules.card, rules]));

/** The cards whose abilities are written, by their ids in the catalogue. */
export type WrittenUpgrade = (typeof upgradeRules)[number]['card'];
export type WrittenSquadron = (typeof squadronRules)[number]['card'];
export type WrittenDamageCard = (typeof damageCardRules)[number]['card'];

/** What a card does; undefined for a card without an ability, or whose ability is not written yet. */
export function rulesOfCard(id: string): CardRules | undefined {
  return byCard.get(id);
}
