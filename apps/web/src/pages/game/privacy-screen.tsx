import { useEffect, useRef } from 'react';
import { useWords } from './text/words.ts';
import './privacy-screen.css';

interface PrivacyScreenProps {
  readonly name: string;
  readonly onTake: () => void;
}

/** Covers everything until the one whose secret comes next has the screen. */
export function PrivacyScreen({ name, onTake }: PrivacyScreenProps) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="privacy-screen"
      aria-labelledby="privacy-screen-title"
      // Escape must not uncover the table.
      onCancel={(event) => event.preventDefault()}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <rect x="10" y="8" width="44" height="34" rx="4" />
        <path d="M24 54h16M32 42v12M20 25h20M33 17l8 8-8 8" />
      </svg>
      <h2 id="privacy-screen-title">{say('handOver', { name })}</h2>
      <p className="soft">{say('handOverWhy')}</p>
      <button type="button" className="primary" onClick={onTake}>
        {say('iAm', { name })}
      </button>
    </dialog>
  );
}
