import type { Rulebook } from '@sortie/rulebook';
import { type XwingRuleId, xwingRulebook } from '@sortie/rulebook/xwing';

/** The rules of all games; a misspelt id does not compile. */
export type RuleId = XwingRuleId;

export interface GameRulebook {
  readonly game: string;
  readonly title: string;
  /** The first part of its rules' ids. */
  readonly prefix: string;
  readonly rulebook: Rulebook;
}

export const rulebooks: readonly GameRulebook[] = [
  { game: 'xwing', title: 'X-Wing', prefix: 'xw', rulebook: xwingRulebook },
];
