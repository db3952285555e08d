import { useEffect, useRef } from 'react';
import { RuleLink } from '../../../rules/rule-link.tsx';
import { useWords } from '../text/words.ts';
import { EventDialog } from './event-dialog.tsx';
import { useRefusalWords } from './refusal-words.ts';
import type { Trouble } from './trouble.ts';

interface RefusalDialogProps {
  readonly trouble: Trouble;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Why something was not done, or what is asked before it is. */
export function RefusalDialog({ trouble, onAnswer }: RefusalDialogProps) {
  const say = useWords();
  const words = useRefusalWords();
  const usual = useRef<HTMLButtonElement>(null);
  useEffect(() => usual.current?.focus(), []);
  const asks = trouble.kind === 'refused' && trouble.asks;
  const isStale = trouble.kind === 'refused' && trouble.rule === 'desk.stale';
  return (
    <EventDialog
      title={say(asks ? 'asked' : isStale ? 'staleTitle' : 'refused')}
      onClose={() => onAnswer(false)}
      buttons={
        asks ? (
          <>
            <button type="button" ref={usual} onClick={() => onAnswer(false)}>
              {say('no')}
            </button>
            <button type="button" className="primary" onClick={() => onAnswer(true)}>
              {say('yes')}
            </button>
          </>
        ) : (
          <button type="button" className="primary" ref={usual} onClick={() => onAnswer(false)}>
            {say('understood')}
          </button>
        )
      }
    >
      <p>{words(trouble)}</p>
      {isStale && <p className="soft">{say('staleWhy')}</p>}
      {trouble.kind === 'refused' && (
        <p>
          <RuleLink rule={trouble.rule} className="refusal-rule" inNewTab />
        </p>
      )}
    </EventDialog>
  );
}
