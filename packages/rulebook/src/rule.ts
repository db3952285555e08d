/** core: always in force; expansion: only with a component that brings it; physical: needs no behaviour. */
export type RuleKind = 'core' | 'expansion' | 'mission' | 'optional' | 'variant' | 'physical';

/** reference: the newer rules reference; core2012: only the original rulebook; component: read off a piece. */
export type RuleSource = 'reference' | 'core2012' | 'component';

/** core2012: the older rule, played instead of its newer counterpart when the players choose it. */
export type RuleVariant = 'core2012';

/** The words of a rule in one language. */
export interface RuleText {
  readonly title: string;
  readonly rule: string;
}

export interface Rule<Id extends string = string, Area extends string = string> extends RuleText {
  readonly id: Id;
  readonly area: Area;
  readonly kind: RuleKind;
  readonly variant?: RuleVariant;
  readonly source: RuleSource;
  readonly note?: string;
}
