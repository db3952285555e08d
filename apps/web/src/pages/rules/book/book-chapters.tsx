import { memo } from 'react';
import { useBook } from '../../../rules/book-context.tsx';
import { useWords } from '../text/words.ts';
import { RuleEntry } from './rule-entry.tsx';

interface Props {
  readonly chosen: string | null;
  readonly isPictured: boolean;
}

/** The book from its first chapter to its last. */
export const BookChapters = memo(function BookChapters({ chosen, isPictured }: Props) {
  const say = useWords();
  const { chapters, illustrated } = useBook();
  return chapters.map(({ area, name, rules, sections }) => {
    if (isPictured && !rules.some((id) => illustrated.has(id))) return null;
    return (
      <section className="chapter" key={area} id={`chapter-${area}`} aria-labelledby={`title-${area}`}>
        <h2 className="chapter-title" id={`title-${area}`}>
          {name} <small className="soft">{say('rulesCount', { count: rules.length })}</small>
        </h2>
        {sections.map((section) => {
          const shown = isPictured ? section.rules.filter((id) => illustrated.has(id)) : section.rules;
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
