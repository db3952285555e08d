import type { CardRules } from '../card-rules.ts';

export const damageCardRules: readonly CardRules[] = [];
