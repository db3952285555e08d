import type { SentCommand } from '@sortie/tournaments/wire';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { EventReply } from '../../../live/event-line.ts';
import { useEvent } from './event-context.ts';
import { RefusalDialog } from './refusal-dialog.tsx';
import { sendAsking } from './send-asking.ts';
import type { Trouble } from './trouble.ts';

export interface SendOptions {
  /** The caller shows a refusal where it belongs; questions are asked all the same. */
  readonly inline?: boolean;
}

/** Sends a command, asks what the rules ask, and says why something was refused. */
export type Send = (command: SentCommand, options?: SendOptions) => Promise<EventReply>;

interface Shown {
  readonly trouble: Trouble;
  readonly answer: (isConfirmed: boolean) => void;
}

interface Sending {
  readonly send: Send;
  readonly show: (trouble: Trouble) => Promise<boolean>;
}

const SendContext = createContext<Sending | null>(null);

/** Around everything that sends commands: what was refused or asked stands before the page. */
export function SendAround({ children }: { readonly children: ReactNode }) {
  const { line } = useEvent();
  const [shown, setShown] = useState<Shown | null>(null);
  const show = useCallback(
    (trouble: Trouble) =>
      new Promise<boolean>((resolve) => {
        setShown({
          trouble,
          answer: (isConfirmed) => {
            setShown(null);
            resolve(isConfirmed);
          },
        });
      }),
    [],
  );
  const sending = useMemo(
    (): Sending => ({
      show,
      send: (command, { inline = false } = {}) =>
        sendAsking((confirmed) => line.send(command, confirmed), { show, inline }),
    }),
    [line, show],
  );
  return (
    <SendContext value={sending}>
      {children}
      {shown && <RefusalDialog trouble={shown.trouble} onAnswer={shown.answer} />}
    </SendContext>
  );
}

function useSending(): Sending {
  const sending = useContext(SendContext);
  if (!sending) throw new Error('nothing sends commands around this part of the page');
  return sending;
}

export function useSend(): Send {
  return useSending().send;
}

/** Says why something other than a command failed, such as making a link. */
export function useShowTrouble(): (trouble: Trouble) => Promise<boolean> {
  return useSending().show;
}
