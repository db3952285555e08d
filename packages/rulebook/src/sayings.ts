import type { InLanguages, RulebookLanguage } from './language.ts';

/** Rules by what players call them at the table, which is often not the word of the book; the first rule is the best. */
export interface Saying {
  readonly rules: readonly string[];
  readonly said: readonly string[];
}

/** A saying in all languages. */
export interface WrittenSaying<Rule extends string = string> extends InLanguages<readonly string[]> {
  readonly rules: readonly [Rule, ...Rule[]];
}

export function sayingsIn(written: readonly WrittenSaying[], language: RulebookLanguage): readonly Saying[] {
  return written.map(({ rules, [language]: said }) => ({ rules, said }));
}
