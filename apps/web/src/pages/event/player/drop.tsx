import type { SeenPlayer } from '@sortie/tournaments/view';
import { useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { EventDialog } from '../parts/event-dialog.tsx';
import { useSend } from '../parts/send.tsx';
import { useWords } from './text/words.ts';

/** Leaving the event is asked about first. */
export function Drop({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const send = useSend();
  const { view } = useEvent();
  const [isAsked, setAsked] = useState(false);
  const isIn = player.presence === 'present' || player.presence === 'registered';
  const mayDrop = isIn && view.phase !== 'over';
  if (!mayDrop) return null;
  const drop = () => {
    setAsked(false);
    void send({ kind: 'drop', player: player.id });
  };
  return (
    <p className="player-drop">
      <button type="button" onClick={() => setAsked(true)}>
        {say('drop')}
      </button>
      {isAsked && (
        <EventDialog
          title={say('dropAsk')}
          onClose={() => setAsked(false)}
          buttons={
            <>
              <button type="button" onClick={() => setAsked(false)}>
                {say('stay')}
              </button>
              <button type="button" className="primary" onClick={drop}>
                {say('dropYes')}
              </button>
            </>
          }
        >
          <p>{say(view.phase === 'setup' ? 'dropBeforeWhy' : 'dropWhy')}</p>
        </EventDialog>
      )}
    </p>
  );
}
