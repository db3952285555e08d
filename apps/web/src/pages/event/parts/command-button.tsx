import type { SentCommand } from '@sortie/tournaments/wire';
import { type ReactNode, useState } from 'react';
import { useSend } from './send.tsx';

interface CommandButtonProps {
  readonly command: SentCommand;
  readonly className?: string;
  readonly label?: string;
  readonly onDone?: () => void;
  readonly children: ReactNode;
}

/** One press, one command; what is asked or refused stands before the page. */
export function CommandButton({ command, className, label, onDone, children }: CommandButtonProps) {
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    // Disabled by its attribute the button would lose the focus.
    if (isBusy) return;
    setBusy(true);
    const reply = await send(command);
    setBusy(false);
    if (reply.kind === 'done') onDone?.();
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={isBusy}
      data-command={command.kind}
      onClick={() => void press()}
    >
      {children}
    </button>
  );
}
