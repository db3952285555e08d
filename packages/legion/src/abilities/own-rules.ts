import { attackRules } from './attack-rules.ts';
import type { CardRules } from './card-rules.ts';
import { roundRules } from './round-rules.ts';

/** What the rules themselves let every unit do (tokens and the like), as cards that every unit has. */
export const unitRules: readonly CardRules[] = [...roundRules, ...attackRules];
