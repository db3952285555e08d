import { useEffect, useRef } from 'react';
import type { AnswerState } from '../../live/live-game.ts';
import { useWords } from './text/words.ts';
import './answer-note.css';

/** What is known of the answer that was given last, when it takes longer than usual. */
export function AnswerNote({ state }: { readonly state: AnswerState | null }) {
  const say = useWords();
  const isOnItsWay = state === 'slow' || state === 'unknown';
  usePressedMark(isOnItsWay ? say('answerSending') : null);
  return (
    <div role="status" data-answer-state={state ?? 'none'}>
      {isOnItsWay && <p className="answer-note">{say(state === 'slow' ? 'answerSlow' : 'answerUnknown')}</p>}
      {state === 'taken' && <p className="answer-note">{say('answerTaken')}</p>}
    </div>
  );
}

/** Marks the answer that was pressed while it is on its way. */
function usePressedMark(words: string | null): void {
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('[data-decision] :is(button, [data-answer])');
      if (button) pressed.current = button;
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, []);
  useEffect(() => {
    const { current } = pressed;
    if (words === null || !current) return undefined;
    current.dataset.sending = words;
    return () => {
      delete current.dataset.sending;
    };
  }, [words]);
}
