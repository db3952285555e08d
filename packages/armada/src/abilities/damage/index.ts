import type { CardRules } from '../card-rules.ts';

/** What the damage cards do whose abilities are written. */
export const damageCardRules = [] as const satisfies readonly CardRules[];
