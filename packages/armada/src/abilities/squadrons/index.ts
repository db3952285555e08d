import type { CardRules } from '../card-rules.ts';

/** What the squadrons do whose abilities are written. */
export const squadronRules = [] as const satisfies readonly CardRules[];
