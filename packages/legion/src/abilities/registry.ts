import { battleCardRules } from './battle-cards/index.ts';
import { cardBook } from './card-book.ts';
import { commandCardRules } from './command-cards/index.ts';
import { unitRules } from './own-rules.ts';
import { unitKeywordRules } from './unit-keywords/index.ts';
import { upgradeKeywordRules } from './upgrade-keywords/index.ts';
import { upgradeRules } from './upgrades/index.ts';
import { weaponKeywordRules } from './weapon-keywords/index.ts';

/** Every card whose ability is written. */
export const writtenCards = cardBook({
  upgrades: upgradeRules,
  commandCards: commandCardRules,
  battleCards: battleCardRules,
  keywords: [...unitKeywordRules, ...upgradeKeywordRules],
  weaponKeywords: weaponKeywordRules,
  ofEveryUnit: unitRules,
});
