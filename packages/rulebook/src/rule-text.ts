import type { RuleText } from './rule.ts';
import { type RuleId, rule } from './rule-id.ts';
import { spanishXwingRules } from './xwing/es/spanish-xwing-rules.ts';
import { portugueseXwingRules } from './xwing/pt/portuguese-xwing-rules.ts';

/** pt is the Portuguese of Brazil. */
export const rulebookLanguages = ['en', 'es', 'pt'] as const;

export type RulebookLanguage = (typeof rulebookLanguages)[number];

function english(id: RuleId): RuleText {
  const { title, rule: words } = rule(id);
  return { title, rule: words };
}

const textOf: Readonly<Record<RulebookLanguage, (id: RuleId) => RuleText>> = {
  en: english,
  es: (id) => spanishXwingRules[id],
  pt: (id) => portugueseXwingRules[id],
};

export function ruleText(id: RuleId, language: RulebookLanguage): RuleText {
  return textOf[language](id);
}
