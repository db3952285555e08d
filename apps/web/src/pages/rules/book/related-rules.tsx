import { type RuleId, ruleText } from '@sortie/rulebook';
import { goTo } from '../../../app/router.ts';
import { useLanguage } from '../../../app/settings.ts';
import { useWords } from '../text/words.ts';
import { neighboursOf } from './chapters.ts';
import './related-rules.css';

interface Props {
  readonly id: RuleId;
  /** Where a rule is followed to in place of the book. */
  readonly onFollow?: (id: RuleId) => void;
}

/** Rules about the same thing. */
export function RelatedRules({ id, onFollow = (to) => goTo(`/rules/${to}`, 'replace') }: Props) {
  const say = useWords();
  const language = useLanguage();
  const { before, after, related } = neighboursOf(id);
  const follow = (to: RuleId, label: string, role: string) => (
    <a
      className={`related-${role}`}
      href={`/rules/${to}`}
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
              <li key={each}>{follow(each, ruleText(each, language).title, 'rule')}</li>
            ))}
          </ul>
        </>
      )}
      <p className="related-steps">
        {before && follow(before, say('before', { title: ruleText(before, language).title }), 'before')}
        {after && follow(after, say('after', { title: ruleText(after, language).title }), 'after')}
      </p>
    </div>
  );
}
