import type { CardRules } from './card-rules.ts';
import { damaged } from './own/damaged.ts';
import { immobilizeTokens } from './own/immobilize-tokens.ts';
import { ionTokens } from './own/ion-tokens.ts';
import { standbyToken } from './own/standby-token.ts';

/** What the rules of activations let every unit do. */
export const roundRules: readonly CardRules[] = [damaged, ionTokens, immobilizeTokens, standbyToken];
