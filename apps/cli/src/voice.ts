import type { GameKit } from '@sortie/games';
import type { Refusal } from '@sortie/kernel';

/** A game's rules and refusals as sentences. */
export interface Voice {
  /** Why something is not allowed: the table's own reason, or the rule in the rulebook's words. */
  refusal(refusal: Refusal): string;
  /** A rule with its id, which can be looked up. */
  rule(id: string): string;
}

export async function voiceOf(kit: GameKit): Promise<Voice> {
  const [text, book] = await Promise.all([kit.text('en'), kit.rulebook('en')]);
  const rule = (id: string) => {
    const found = book.find(id);
    return found ? `${found.title}: ${found.rule} (${id})` : `The rule is ${id}.`;
  };
  return { rule, refusal: (refusal) => text.refusal(refusal) ?? rule(refusal.rule) };
}
