/** A rule of a game in one language. */
export interface RuleEntry {
  readonly id: string;
  readonly area: string;
  /** `physical` rules are about handling real pieces and need no behaviour. */
  readonly kind: string;
  readonly title: string;
  readonly rule: string;
  readonly note?: string;
}

/** A game's rulebook in one language. */
export interface RulebookKit {
  /** In the order of the book. */
  readonly rules: readonly RuleEntry[];
  find(id: string): RuleEntry | undefined;
}
