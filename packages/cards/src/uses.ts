/** A use that counts: of which card, in which scope, and in which attack, round or game of that scope. */
export interface CardUse<Scope extends string = string> {
  readonly key: string;
  readonly scope: Scope;
  /** The number of the attack or round; a game has only one. */
  readonly during: number;
}

/** How often the card was used in this attack, round or game. */
export function timesUsed(uses: readonly CardUse[], { key, scope, during }: CardUse): number {
  let times = 0;
  for (const use of uses) {
    if (use.key === key && use.scope === scope && use.during === during) times++;
  }
  return times;
}

export function isUsed(uses: readonly CardUse[], use: CardUse): boolean {
  return uses.length > 0 && timesUsed(uses, use) > 0;
}

/** What still counts when these scopes are over. */
export function usesAfter<Use extends CardUse>(uses: readonly Use[], over: readonly Use['scope'][]): Use[] {
  return uses.filter(({ scope }) => !over.includes(scope));
}
