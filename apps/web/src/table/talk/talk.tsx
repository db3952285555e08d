import { useLayoutEffect, useRef } from 'react';
import type { Spoken } from './spoken.ts';
import { TalkBox } from './talk-box.tsx';
import { useWords } from './text/words.ts';
import './talk.css';

interface Props {
  readonly spoken: readonly Spoken[];
  /** Undefined for those who may only listen. */
  readonly onSay: ((text: string) => void) | undefined;
  /** The line is broken. */
  readonly isShut: boolean;
  /** Whether what is written goes into the box at once. */
  readonly takesFocus: boolean;
}

const phrases = ['hello', 'luck', 'nice', 'ouch', 'moment', 'back', 'thanks', 'over'] as const;

/** What people say to each other, apart from what happens on the table. */
export function Talk({ spoken, onSay, isShut, takesFocus }: Props) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message moves the end
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [spoken.length]);
  return (
    <div className="talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too */}
      <ol ref={list} className="talk-list" aria-label={say('said')} tabIndex={0}>
        {spoken.map(({ name, side, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message is known by its place
          <li key={place} className={`talk-said log-side-${side ?? 'none'}`}>
            <b>{name}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
      {spoken.length === 0 && <p className="soft talk-nothing">{say('nobodySpoke')}</p>}
      {onSay && (
        <>
          {/* Buttons that cannot be pressed could not be scrolled to by keys. */}
          {!isShut && (
            <fieldset className="talk-phrases">
              <legend className="unseen">{say('phrases')}</legend>
              {phrases.map((phrase) => (
                <button key={phrase} type="button" onClick={() => onSay(say(`phrase_${phrase}`))}>
                  {say(`phrase_${phrase}`)}
                </button>
              ))}
            </fieldset>
          )}
          <TalkBox onSay={onSay} isShut={isShut} takesFocus={takesFocus} />
        </>
      )}
    </div>
  );
}
