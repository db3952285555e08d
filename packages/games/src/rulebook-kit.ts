import type { Book, Rule } from '@sortie/rulebook';
import type { ArmadaRuleId } from '@sortie/rulebook/armada';
import type { LegionRuleId } from '@sortie/rulebook/legion';
import type { XwingRuleId } from '@sortie/rulebook/xwing';

/** The rules of all games; a misspelt id does not compile. */
export type RuleId = XwingRuleId | ArmadaRuleId | LegionRuleId;

/** A game's rulebook in one language, or a chapter of it. */
export interface RulebookKit extends Book {
  find(id: string): Rule | undefined;
}

export function rulebookKit(book: Book): RulebookKit {
  const byId = new Map(book.rules.map((rule) => [rule.id, rule]));
  return { ...book, find: (id) => byId.get(id) };
}
