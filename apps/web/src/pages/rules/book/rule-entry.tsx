import { type MouseEvent, memo, useLayoutEffect, useRef } from 'react';
import { goTo } from '../../../app/router.ts';
import { pathOf } from '../../../app/site-base.ts';
import { useBook } from '../../../rules/book-context.tsx';
import { ruleAddress } from '../../../rules/rule-words.ts';
import { RulePictures } from '../pictures/rule-pictures.tsx';
import { useWords } from '../text/words.ts';
import { CopyRuleLink } from './copy-rule-link.tsx';
import { wordsIn } from './fold-text.ts';
import { MarkedText } from './marked-text.tsx';
import { RelatedRules } from './related-rules.tsx';
import { RuleKindTag } from './rule-kind-tag.tsx';
import './rule-entry.css';

interface Props {
  readonly id: string;
  /** Marked in its words. */
  readonly query: string;
  readonly isChosen: boolean;
}

/** One rule with everything that belongs to it. */
export const RuleEntry = memo(function RuleEntry({ id, query, isChosen }: Props) {
  const say = useWords();
  const article = useRef<HTMLElement>(null);
  const { title, rule: words, kind, note } = useBook().find(id)!;
  const looked = wordsIn(query);
  useLayoutEffect(() => {
    if (isChosen && !isInSight(article.current!)) article.current!.scrollIntoView();
  }, [isChosen]);
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(ruleAddress(id), 'replace');
  };
  return (
    <article
      className={isChosen ? 'rule rule-chosen' : 'rule'}
      ref={article}
      data-rule-entry={id}
      aria-current={isChosen ? 'true' : undefined}
    >
      <h3 className="rule-title">
        <a className="rule-anchor" href={pathOf(ruleAddress(id))} onClick={choose}>
          <MarkedText text={title} words={looked} />
        </a>
        <RuleKindTag kind={kind} />
      </h3>
      <p className="rule-words">
        <MarkedText text={words} words={looked} />
      </p>
      {note !== undefined && (
        <p className="rule-note soft">
          <strong>{say('note')}:</strong> {note}
        </p>
      )}
      <RulePictures rule={id} all={isChosen} />
      <p className="rule-id">
        <code>
          <MarkedText text={id} words={looked} />
        </code>
        {isChosen && <CopyRuleLink id={id} />}
      </p>
      {isChosen && <RelatedRules id={id} />}
    </article>
  );
});

function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 70 && bottom <= window.innerHeight;
}
