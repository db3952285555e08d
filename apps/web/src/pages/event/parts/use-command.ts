import type { SentCommand } from '@sortie/tournaments/wire';
import { useState } from 'react';
import { useSend } from './send.tsx';
import type { Trouble } from './trouble.ts';

interface Running {
  readonly isBusy: boolean;
  /** Why the last one was refused, to be shown where it was given. */
  readonly refusal: Trouble | null;
  /** True when it was done. */
  readonly run: (command: SentCommand) => Promise<boolean>;
}

/** Sends the commands of one form, one after the other. */
export function useCommand(): Running {
  const send = useSend();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Trouble | null>(null);
  const run = async (command: SentCommand): Promise<boolean> => {
    setBusy(true);
    const reply = await send(command, { inline: true });
    setBusy(false);
    // What was asked and answered with no is no fault.
    const isAnswered = reply.kind === 'refused' && reply.asks;
    setRefusal(reply.kind === 'done' || isAnswered ? null : reply);
    return reply.kind === 'done';
  };
  return { isBusy, refusal, run };
}
