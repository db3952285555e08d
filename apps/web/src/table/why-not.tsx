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
  /** Asked elsewhere already, such as on the board. */
  readonly asked?: boolean;
}

/** Asks the referee why something is not among the answers. */
export function WhyNot({ decision, referee, text, answer, about, asked = false }: WhyNotProps) {
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
