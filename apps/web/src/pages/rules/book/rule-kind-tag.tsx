import { type RuleId, rule } from '@sortie/rulebook';
import { useWords } from '../text/words.ts';

/** Says when a rule is not one of the core game. */
export function RuleKindTag({ id }: { readonly id: RuleId }) {
  const say = useWords();
  const { kind, variant } = rule(id);
  const shown = variant ? 'variant' : kind;
  return shown === 'core' ? null : <span className="rule-kind">{say(`kind_${shown}`)}</span>;
}
