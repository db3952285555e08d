import type { CardRules } from './card-rules.ts';
import { aim } from './own/aim.ts';
import { arm } from './own/arm.ts';
import { cumbersome } from './own/cumbersome.ts';
import { detonate } from './own/detonate.ts';
import { disabled } from './own/disabled.ts';
import { dodge } from './own/dodge.ts';
import { useCover } from './own/use-cover.ts';

/** What the rules of attacks let every unit do. */
export const attackRules: readonly CardRules[] = [aim, dodge, useCover, arm, detonate, cumbersome, disabled];
