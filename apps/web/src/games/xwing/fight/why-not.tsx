import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import type { Hand } from '../../table-game.ts';
import { refusalSentence } from '../refusal-sentence.ts';
import { RuleLink } from './rule-link.tsx';
import { useWords } from './text/words.ts';
import './why-not.css';

interface WhyNotProps {
  readonly decision: Decision;
  readonly hand: Hand;
  /** The answer one might have expected to be legal. */
  readonly answer: Plain;
  readonly about: string;
}

/** Asks the referee why something is not among the answers. */
export function WhyNot({ decision, hand, answer, about }: WhyNotProps) {
  const say = useWords();
  const language = useLanguage();
  const [told, setTold] = useState<Refusal | 'asking' | 'nothing' | undefined>();
  const ask = () => {
    setTold('asking');
    void hand.whyNot(decision, answer).then((refusal) => setTold(refusal ?? 'nothing'));
  };
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
              {refusalSentence(told, language)} <RuleLink rule={told.rule} />
            </>
          ) : (
            say(told === 'asking' ? 'asking' : 'noReason')
          )}
        </span>
      )}
    </span>
  );
}
