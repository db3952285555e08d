import type { CardRules } from '../card-rules.ts';

/** What the upgrades do whose abilities are written. */
export const upgradeRules = [] as const satisfies readonly CardRules[];
