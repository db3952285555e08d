import type { GameText } from '@sortie/games';
import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { useCallback, useEffect, useState } from 'react';
import { RuleLink } from '../rules/rule-link.tsx';
import { refusalSentence } from './refusal-sentence.ts';
import type { RefereeLine } from './table-game.ts';
import { useWords } from './text/words.ts';
import './why-not.css';

interface WhyNotProps {
  readonly decision: Decision;
  readonly referee: RefereeLine;
  readonly text: GameText;
  /** The answer one might have expected to be legal. */
  readonly answer: Plain;
  readonly about: string;
  /** What speaks against it in this very case. */
  readonly caseOf?: (refusal: Refusal) => string | undefined;
  /** Asked elsewhere already, such as on the board. */
  readonly asked?: boolean;
}

/** The case comes before the rule. */
export function Case({ told }: { readonly told: string | undefined }) {
  return told === undefined ? null : <strong className="why-not-case">{told} </strong>;
}

/** Asks the referee why something is not among the answers. */
export function WhyNot({ decision, referee, text, answer, about, caseOf, asked = false }: WhyNotProps) {
  const say = useWords();
  const [told, setTold] = useState<Refusal | 'asking' | 'nothing' | undefined>();
  const question = JSON.stringify(answer);
  const ask = useCallback(() => {
    setTold('asking');
    void referee.whyNot(decision, JSON.parse(question)).then((refusal) => setTold(refusal ?? 'nothing'));
  }, [decision, referee, question]);
  useEffect(() => {
    if (asked && told === undefined) ask();
  }, [asked, told, ask]);
  return (
    <span className="why-not">
      {told === undefined ? (
        <button type="button" className="why-not-ask" onClick={ask} aria-label={`${about}: ${say('whyNot')}`}>
          {say('whyNot')}
        </button>
      ) : (
        <span role="status" className="why-not-told">
          {typeof told === 'object' ? (
            <>
              <Case told={caseOf?.(told)} />
              {refusalSentence(told, text)} <RuleLink rule={told.rule} inNewTab />
            </>
          ) : (
            say(told === 'asking' ? 'asking' : 'noReason')
          )}
        </span>
      )}
    </span>
  );
}
