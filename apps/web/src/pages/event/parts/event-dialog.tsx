import { type ReactNode, useId } from 'react';
import { useModal } from '../../../app/use-modal.ts';
import './event-dialog.css';

interface EventDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** What may be pressed, the usual way out first. */
  readonly buttons: ReactNode;
  readonly children?: ReactNode;
}

/** Something to be read or answered before the page goes on. */
export function EventDialog({ title, onClose, buttons, children }: EventDialogProps) {
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className="event-dialog" aria-labelledby={id}>
      <div className="event-dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
        <p className="event-dialog-buttons">{buttons}</p>
      </div>
    </dialog>
  );
}
