import { memo } from 'react';
import { useBook } from '../../../rules/book-context.tsx';
import { useWords } from '../text/words.ts';
import { RuleEntry } from './rule-entry.tsx';

interface Props {
  readonly chosen: string | null;
  /** Only rules that a picture stands at. */
  readonly illustrated: ReadonlySet<string> | null;
}

/** The book from its first chapter to its last. */
export const BookChapters = memo(function BookChapters({ chosen, illustrated }: Props) {
  const say = useWords();
  const { chapters } = useBook();
  return chapters.map(({ area, name, rules, sections }) => {
    if (illustrated && !rules.some((id) => illustrated.has(id))) return null;
    return (
      <section className="chapter" key={area} id={`chapter-${area}`} aria-labelledby={`title-${area}`}>
        <h2 className="chapter-title" id={`title-${area}`}>
          {name} <small className="soft">{say('rulesCount', { count: rules.length })}</small>
        </h2>
        {sections.map((section) => {
          const shown = illustrated ? section.rules.filter((id) => illustrated.has(id)) : section.rules;
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
