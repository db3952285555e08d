import type { CardRules } from './card-rules.ts';
import { aim } from './own/aim.ts';
import { arm } from './own/arm.ts';
import { detonate } from './own/detonate.ts';
import { dodge } from './own/dodge.ts';
import { useCover } from './own/use-cover.ts';

/** What the rules themselves let every unit do (tokens and the like), as cards that every unit has. */
export const unitRules: readonly CardRules[] = [aim, dodge, useCover, arm, detonate];
