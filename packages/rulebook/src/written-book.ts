import type { InLanguages } from './language.ts';

/** The words of a rule in one language. */
export interface RuleText {
  readonly title: string;
  readonly rule: string;
}

/** A rule as it is written down: what it is, and its words in every language. */
export interface WrittenRule extends InLanguages<RuleText> {
  /** `core` is always in force, `physical` is about handling real pieces; a game has names for the others. */
  readonly kind: string;
  /** Which edition of the book a `variant` rule belongs to. */
  readonly variant?: string;
  /** Which of the game's books or components it was read off. */
  readonly source: string;
  /** For those who judge the rule against the books; in English only. */
  readonly note?: string;
}

/** A chapter of the book: one file. */
export interface WrittenArea {
  readonly name: InLanguages<string>;
  /** Whether a native speaker has proofread the words. */
  readonly reviewed: InLanguages<boolean>;
  readonly rules: Readonly<Record<string, WrittenRule>>;
}

/** The rulebook of a game as it is written down. */
export interface WrittenBook {
  /** Names of the kinds that readers are told of. */
  readonly kinds: Readonly<Record<string, InLanguages<string>>>;
  /** In the order of the book. */
  readonly areas: Readonly<Record<string, WrittenArea>>;
}
