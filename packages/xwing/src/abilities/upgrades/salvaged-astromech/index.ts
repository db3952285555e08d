import type { CardRules } from '../../card-rules.ts';
import { genius } from './genius.ts';
import { overclockedR4 } from './overclockedr4.ts';
import { r4Agromech } from './r4agromech.ts';
import { r4b11 } from './r4b11.ts';
import { r4e1 } from './r4e1.ts';
import { r5p8 } from './r5p8.ts';
import { r5tk } from './r5tk.ts';
import { salvagedAstromech } from './salvagedastromech.ts';
import { unhingedAstromech } from './unhingedastromech.ts';

export const salvagedAstromechRules = [
  genius,
  overclockedR4,
  r4Agromech,
  r4b11,
  r4e1,
  r5p8,
  r5tk,
  salvagedAstromech,
  unhingedAstromech,
] as const satisfies readonly CardRules[];
