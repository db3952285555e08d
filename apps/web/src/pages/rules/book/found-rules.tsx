import { memo, useState } from 'react';
import { useWords } from '../text/words.ts';
import { RuleEntry } from './rule-entry.tsx';

interface Props {
  readonly rules: readonly string[];
  /** To be marked in them, folded. */
  readonly words: readonly string[];
  readonly chosen: string | null;
}

const MORE = 40;

/** Rules that were looked for, the best first. */
export const FoundRules = memo(function FoundRules({ rules, words, chosen }: Props) {
  const say = useWords();
  const [shown, setShown] = useState(MORE);
  const rest = rules.length - shown;
  return (
    <section className="rulebook-found">
      <h2>{rules.length === 0 ? say('foundNone') : say('found', { count: rules.length })}</h2>
      {rules.slice(0, shown).map((id) => (
        <RuleEntry key={id} id={id} query={words.join(' ')} isChosen={id === chosen} />
      ))}
      {rest > 0 && (
        <button type="button" className="rulebook-more" onClick={() => setShown(shown + MORE)}>
          {say('showMore', { count: Math.min(rest, MORE) })}
        </button>
      )}
    </section>
  );
});
