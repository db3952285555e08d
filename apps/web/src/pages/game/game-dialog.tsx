import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from './text/words.ts';
import './game-dialog.css';

interface GameDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeWord?: string;
  readonly children: ReactNode;
}

/** Something that stands before the table until it is closed. */
export function GameDialog({ title, onClose, closeWord, children }: GameDialogProps) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="game-dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target }) => {
        // The backdrop belongs to the dialog itself.
        if (target === dialog.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="game-dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
        <p className="game-dialog-close">
          <button type="button" onClick={onClose}>
            {closeWord ?? say('close')}
          </button>
        </p>
      </div>
    </dialog>
  );
}
