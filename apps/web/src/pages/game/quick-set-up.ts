import type { Decision, Plain } from '@sortie/kernel';

/** Every game calls the time before its first round `setup`. */
export function isSettingUp(table: Plain | undefined): boolean {
  return (table as { readonly phase?: unknown } | null | undefined)?.phase === 'setup';
}

/** An answer that the referee itself suggests. */
export function suggestedAnswer({ answers }: Decision): Plain | undefined {
  return answers.kind === 'offers' ? answers.offers[0] : answers.suggestions[0];
}
