/** What an opening says about the rules of its game. */
export interface NamedRules {
  readonly game: string;
  readonly rules?: string;
}

/** The rules that a game is played by. Openings written before rules had names are of version 0. */
export function rulesOf({ game, rules }: NamedRules): string {
  return rules ?? `${game}-0`;
}
