import { accuracy } from './accuracy.ts';
import type { CardRules } from './card-rules.ts';
import { concentrateFire } from './commands/concentrate-fire.ts';
import { convertDial } from './commands/convert-dial.ts';
import { navigate } from './commands/navigate.ts';
import { repair } from './commands/repair.ts';
import { squadron } from './commands/squadron.ts';
import { defaultCritical } from './critical-effect.ts';
import { defenseTokens } from './defense-tokens.ts';

/** What the rules themselves let every ship do, as cards that every ship has. */
export const shipRules: readonly CardRules[] = [
  convertDial,
  squadron,
  repair,
  navigate,
  concentrateFire,
  accuracy,
  defaultCritical,
  defenseTokens,
];

/** What the rules themselves let every squadron do. */
export const squadronOwnRules: readonly CardRules[] = [accuracy, defenseTokens];
