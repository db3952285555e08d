import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from './text/words.ts';
import './talk-box.css';

interface Props {
  readonly onSay: (text: string) => void;
  readonly isShut: boolean;
  /** Whether what is written goes into the box at once. */
  readonly takesFocus: boolean;
}

const LONGEST = 300;

/** Saying something to everybody at the table. */
export function TalkBox({ onSay, isShut, takesFocus }: Props) {
  const say = useWords();
  const inputId = useId();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it appears, and not again.
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (isShut || said === '') return;
    onSay(said);
    setText('');
  };
  return (
    <form className="talk-box" onSubmit={submit}>
      <label htmlFor={inputId} className="unseen">
        {say('talk')}
      </label>
      <input
        ref={input}
        id={inputId}
        value={text}
        maxLength={LONGEST}
        placeholder={say('talk')}
        autoComplete="off"
        enterKeyHint="send"
        disabled={isShut}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" disabled={isShut}>
        {say('send')}
      </button>
    </form>
  );
}
