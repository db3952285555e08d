import { isRuleId, type RuleId, ruleText } from '@sortie/rulebook';
import { useId, useState } from 'react';
import { useLanguage } from '../../app/settings.ts';
import { useModal } from '../../app/use-modal.ts';
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
  const [followed, setFollowed] = useState<{ readonly from: string; readonly to: RuleId } | null>(null);
  const shown = followed?.from === rule ? followed.to : rule;
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
        {isRuleId(shown) ? (
          <RuleSheet
            id={shown}
            titleId={titleId}
            onFollow={(to) => {
              setFollowed({ from: rule, to });
              dialog.current?.scrollTo(0, 0);
            }}
          />
        ) : (
          <p id={titleId}>{say('unknownRule', { id: shown })}</p>
        )}
        <div className="rule-dialog-foot">
          {isRuleId(shown) && (
            <a className="button" href={`/rules/${shown}`} target="_blank" rel="noreferrer">
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
  readonly id: RuleId;
  readonly titleId: string;
  readonly onFollow: (id: RuleId) => void;
}

function RuleSheet({ id, titleId, onFollow }: SheetProps) {
  const { title, rule: words } = ruleText(id, useLanguage());
  return (
    <>
      <h2 className="rule-title" id={titleId}>
        {title} <RuleKindTag id={id} />
      </h2>
      <p className="rule-words">{words}</p>
      <RulePictures rule={id} all />
      <p className="rule-id">
        <code>{id}</code>
      </p>
      <RelatedRules id={id} onFollow={onFollow} />
    </>
  );
}
