import type { CardRules } from '../card-rules.ts';

export const upgradeRules: readonly CardRules[] = [];
