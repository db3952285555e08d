import { shuttleRules } from '../missions/shuttle-card.ts';
import type { CardRules } from './card-rules.ts';
import { conditionRules } from './conditions/index.ts';
import { damageCardRules } from './damage/index.ts';
import { pilotRules } from './pilots/index.ts';
import { upgradeRules } from './upgrades/index.ts';

/** What every card does whose ability is written. */
export const cardRules: readonly CardRules[] = [
  ...pilotRules,
  ...upgradeRules,
  ...conditionRules,
  ...damageCardRules,
  ...shuttleRules,
];

const byCard: ReadonlyMap<string, CardRules> = new Map(cardRules.map((rules) => [rules.card, rules]));

/** The cards whose abilities are written, by their ids in the catalogue. */
export type WrittenPilot = (typeof pilotRules | typeof shuttleRules)[number]['card'];
export type WrittenUpgrade = (typeof upgradeRules)[number]['card'];
export type WrittenCondition = (typeof conditionRules)[number]['card'];
export type WrittenDamageCard = (typeof damageCardRules)[number]['card'];

/** What a card does; undefined for a card without an ability, or whose ability is not written yet. */
export function rulesOfCard(id: string): CardRules | undefined {
  return byCard.get(id);
}
