import { goTo } from '../../../app/router.ts';
import { pathOf } from '../../../app/site-base.ts';
import { useBook } from '../../../rules/book-context.tsx';
import { ruleAddress } from '../../../rules/rule-words.ts';
import { useWords } from '../text/words.ts';
import { neighboursOf } from './neighbours-of.ts';
import './related-rules.css';

interface Props {
  readonly id: string;
  /** Where a rule is followed to in place of the book. */
  readonly onFollow?: (id: string) => void;
}

/** Rules about the same thing. */
export function RelatedRules({ id, onFollow = (to) => goTo(ruleAddress(to), 'replace') }: Props) {
  const say = useWords();
  const book = useBook();
  const { before, after, related } = neighboursOf(id, book);
  const titleOf = (rule: string) => book.find(rule)!.title;
  const follow = (to: string, label: string, role: string) => (
    <a
      className={`related-${role}`}
      href={pathOf(ruleAddress(to))}
      data-related={to}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onFollow(to);
      }}
    >
      {label}
    </a>
  );
  return (
    <div className="related">
      {related.length > 0 && (
        <>
          <h4>{say('related')}</h4>
          <ul>
            {related.map((each) => (
              <li key={each}>{follow(each, titleOf(each), 'rule')}</li>
            ))}
          </ul>
        </>
      )}
      <p className="related-steps">
        {before && follow(before, say('before', { title: titleOf(before) }), 'before')}
        {after && follow(after, say('after', { title: titleOf(after) }), 'after')}
      </p>
    </div>
  );
}
