import type { RuleId } from '@sortie/rulebook';
import { memo } from 'react';
import { useWords } from '../text/words.ts';
import { wordsIn } from './folded.ts';
import { RuleEntry } from './rule-entry.tsx';

interface Props {
  readonly rules: readonly RuleId[];
  readonly query: string;
  readonly chosen: RuleId | null;
}

/** Rules that were looked for, the best first. */
export const FoundRules = memo(function FoundRules({ rules, query, chosen }: Props) {
  const say = useWords();
  return (
    <section className="rulebook-found">
      <h2>{rules.length === 0 ? say('foundNone') : say('found', { count: rules.length })}</h2>
      {rules.map((id) => (
        <RuleEntry key={id} id={id} query={wordsIn(query).join(' ')} isChosen={id === chosen} />
      ))}
    </section>
  );
});
