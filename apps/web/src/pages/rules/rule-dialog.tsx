import { useId, useState } from 'react';
import { pathOf } from '../../app/site-base.ts';
import { useModal } from '../../app/use-modal.ts';
import { BookAround, useBook } from '../../rules/book-context.tsx';
import { ruleAddress, rulesWith } from '../../rules/rule-words.ts';
import { RelatedRules } from './book/related-rules.tsx';
import { RuleKindTag } from './book/rule-kind-tag.tsx';
import { RulePictures } from './pictures/rule-pictures.tsx';
import { useWords } from './text/words.ts';
import './rule-dialog.css';

interface Props {
  readonly rule: string;
  readonly onClose: () => void;
}

/** One rule over the page, so that nobody leaves the table to read it. */
export function RuleDialog({ rule, onClose }: Props) {
  const say = useWords();
  const modal = useModal(onClose);
  const { ref: dialog } = modal;
  const titleId = useId();
  const [followed, setFollowed] = useState<{ readonly from: string; readonly to: string } | null>(null);
  const shown = followed?.from === rule ? followed.to : rule;
  const rules = rulesWith(shown);
  const unknown = <p id={titleId}>{say('unknownRule', { id: shown })}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog
    <dialog
      className="rule-dialog"
      {...modal}
      aria-labelledby={titleId}
      data-rule-dialog={shown}
      onClick={({ target }) => {
        if (target === dialog.current) onClose();
      }}
    >
      <div className="rule-dialog-sheet">
        {rules === undefined ? (
          unknown
        ) : (
          <BookAround book={rules.chapterWith(shown)} otherwise={unknown}>
            <RuleSheet
              id={shown}
              titleId={titleId}
              onFollow={(to) => {
                setFollowed({ from: rule, to });
                dialog.current?.scrollTo(0, 0);
              }}
            />
          </BookAround>
        )}
        <div className="rule-dialog-foot">
          {rules !== undefined && (
            <a className="button" href={pathOf(ruleAddress(shown))} target="_blank" rel="noreferrer">
              {say('openInBook')}
            </a>
          )}
          <button type="button" className="primary" onClick={onClose}>
            {say('close')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

interface SheetProps {
  readonly id: string;
  readonly titleId: string;
  readonly onFollow: (id: string) => void;
}

function RuleSheet({ id, titleId, onFollow }: SheetProps) {
  const say = useWords();
  const rule = useBook().find(id);
  if (!rule) return <p id={titleId}>{say('unknownRule', { id })}</p>;
  return (
    <>
      <h2 className="rule-title" id={titleId}>
        {rule.title} <RuleKindTag kind={rule.kind} />
      </h2>
      <p className="rule-words">{rule.rule}</p>
      <RulePictures rule={id} all />
      <p className="rule-id">
        <code>{id}</code>
      </p>
      <RelatedRules id={id} onFollow={onFollow} />
    </>
  );
}
