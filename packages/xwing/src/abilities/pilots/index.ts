import type { CardRules } from '../card-rules.ts';

export const pilotRules: readonly CardRules[] = [];
