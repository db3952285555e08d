import type { RulebookLanguage } from './language.ts';
import type { RuleText } from './written-book.ts';

/** A rule in one language. */
export interface Rule extends RuleText {
  readonly id: string;
  readonly area: string;
  readonly kind: string;
  readonly variant?: string;
  readonly note?: string;
}

/** The rulebook of a game in one language. */
export interface Book {
  readonly language: RulebookLanguage;
  readonly kinds: Readonly<Record<string, string>>;
  /** Names of the chapters, in the order of the book. */
  readonly areas: Readonly<Record<string, string>>;
  /** In the order of the book. */
  readonly rules: readonly Rule[];
}

/** The rules a referee must show in play; a physical rule is about handling the pieces on a real table. */
export function behaviouralRules({ rules }: Book): readonly Rule[] {
  return rules.filter(({ kind }) => kind !== 'physical');
}
