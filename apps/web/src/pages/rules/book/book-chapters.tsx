import type { RuleId } from '@sortie/rulebook';
import { memo } from 'react';
import { illustratedRules } from '../pictures/pictured-rules.ts';
import { useWords } from '../text/words.ts';
import type { Chapter } from './chapters.ts';
import { RuleEntry } from './rule-entry.tsx';

interface Props {
  readonly chapters: readonly Chapter[];
  readonly chosen: RuleId | null;
  readonly isPictured: boolean;
}

/** The book from its first chapter to its last. */
export const BookChapters = memo(function BookChapters({ chapters, chosen, isPictured }: Props) {
  const say = useWords();
  return chapters.map(({ area, rules, sections }) => {
    if (isPictured && !rules.some((id) => illustratedRules.has(id))) return null;
    return (
      <section className="chapter" key={area} id={`chapter-${area}`} aria-labelledby={`title-${area}`}>
        <h2 className="chapter-title" id={`title-${area}`}>
          {say(`area_${area}`)} <small className="soft">{say('rulesCount', { count: rules.length })}</small>
        </h2>
        {sections.map((section) => {
          const shown = isPictured ? section.rules.filter((id) => illustratedRules.has(id)) : section.rules;
          if (shown.length === 0) return null;
          return (
            <div className={section.name ? 'chapter-section' : 'chapter-loose'} key={section.rules[0]}>
              {shown.map((id) => (
                <RuleEntry key={id} id={id} query="" isChosen={id === chosen} />
              ))}
            </div>
          );
        })}
      </section>
    );
  });
});
