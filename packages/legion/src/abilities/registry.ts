import { battleCardRules } from './battle-cards/index.ts';
import type { CardRules } from './card-rules.ts';
import { commandCardRules } from './command-cards/index.ts';
import { unitKeywordRules } from './unit-keywords/index.ts';
import { upgradeKeywordRules } from './upgrade-keywords/index.ts';
import { upgradeRules } from './upgrades/index.ts';
import { weaponKeywordRules } from './weapon-keywords/index.ts';

type Shelf = ReadonlyMap<string, CardRules>;

function shelf(rules: readonly CardRules[]): Shelf {
  return new Map(rules.map((each) => [each.card, each]));
}

const upgrades = shelf(upgradeRules);
const commandCards = shelf(commandCardRules);
const battleCards = shelf(battleCardRules);
const keywords = shelf([...unitKeywordRules, ...upgradeKeywordRules]);

/** What a card does; undefined for a card without an ability, or whose ability is not written yet. */
export function rulesOfUpgrade(id: string): CardRules | undefined {
  return upgrades.get(id);
}

export function rulesOfCommandCard(id: string): CardRules | undefined {
  return commandCards.get(id);
}

export function rulesOfBattleCard(id: string): CardRules | undefined {
  return battleCards.get(id);
}

/** Of a keyword that a unit or one of its upgrades has. */
export function rulesOfKeyword(id: string): CardRules | undefined {
  return keywords.get(id);
}

/** Of every weapon keyword; which of them a pool has, its own values say. */
export const rulesOfWeapons: readonly CardRules[] = weaponKeywordRules;
