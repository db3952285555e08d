import type { CardRules } from '../card-rules.ts';
import { determination } from './determination.ts';

export const upgradeRules: readonly CardRules[] = [determination];
