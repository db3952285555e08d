import { type ReactNode, useId } from 'react';
import { useModal } from '../../../app/use-modal.ts';
import './replay-deeds.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window over the replay. */
export function ReplayDialog({ title, onClose, children }: Props) {
  const modal = useModal(onClose);
  const titleId = useId();
  return (
    <dialog className="replay-dialog" {...modal} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
