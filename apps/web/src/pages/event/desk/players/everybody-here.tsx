import type { SeenPlayer } from '@sortie/tournaments/view';
import { useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { useSend } from '../../parts/send.tsx';
import { useWords } from './text/words.ts';

/** Checks in everybody who is not yet, one after the other; the first refusal ends it. */
export function EverybodyHere({ players }: { readonly players: readonly SeenPlayer[] }) {
  const say = useWords();
  const send = useSend();
  const { phase } = useEvent().view;
  const [isBusy, setBusy] = useState(false);
  const absent = players.filter(({ presence }) => presence === 'registered');
  if (phase !== 'setup' || absent.length < 2) return null;
  const checkIn = async () => {
    if (isBusy) return;
    setBusy(true);
    for (const { id } of absent) {
      const reply = await send({ kind: 'checkIn', player: id, isHere: true });
      if (reply.kind !== 'done') break;
    }
    setBusy(false);
  };
  return (
    <button type="button" aria-disabled={isBusy} onClick={() => void checkIn()}>
      {say('everybodyHere', { count: absent.length })}
    </button>
  );
}
