import type { XwingRule } from './xwing/xwing-rule.ts';
import { xwingRules } from './xwing/xwing-rules.ts';

export type RulebookGame = 'xwing';

const rulesOf: Readonly<Record<RulebookGame, readonly XwingRule[]>> = { xwing: xwingRules };

/** The rules a referee must show in play; a physical rule is about handling the pieces on a real table. */
export function behaviouralRules(game: RulebookGame): readonly XwingRule[] {
  return rulesOf[game].filter((entry) => entry.kind !== 'physical');
}
