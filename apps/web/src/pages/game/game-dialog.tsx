import { type ReactNode, useId } from 'react';
import { useModal } from '../../app/use-modal.ts';
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
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog
      {...modal}
      className="game-dialog"
      aria-labelledby={id}
      onClick={({ target }) => {
        // The backdrop belongs to the dialog itself.
        if (target === modal.ref.current) onClose();
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
