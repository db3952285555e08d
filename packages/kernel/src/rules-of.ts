import type { Opening } from './journal.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';

/** What an opening says about the rules of its game. */
export interface NamedRules {
  readonly game: string;
  readonly rules?: string;
}

/** The rules that a game is played by. Openings written before rules had names are of version 0. */
export function rulesOf({ game, rules }: NamedRules): string {
  return rules ?? `${game}-0`;
}

/** Games go on under the rules they were begun with, and only under these. */
export function refuseOtherRules(
  { name, rules }: { readonly name: string; readonly rules: string },
  opening: Opening,
): Refusal | undefined {
  if (opening.game === name && opening.rules === rules) return undefined;
  return refused('table.other-rules', { game: opening.game, rules: opening.rules, known: rules });
}
