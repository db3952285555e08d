import type { SeenPlayer } from '@sortie/tournaments/view';
import { type FormEvent, useState } from 'react';
import type { EventReply } from '../../../live/event-line.ts';
import { HandedIn } from '../hall/handed-in.tsx';
import { useEvent } from '../parts/event-context.ts';
import { useSend } from '../parts/send.tsx';
import { ListField } from '../register/list-field.tsx';
import { ListRefusal } from '../register/list-refusal.tsx';
import { useWords } from './text/words.ts';

/** The list: handed in and changed before the start, locked after it. */
export function MyList({ player }: { readonly player: SeenPlayer }) {
  const say = useWords();
  const { view } = useEvent();
  const { list } = player;
  const isOpen = view.phase === 'setup';
  const [isChanging, setChanging] = useState(false);
  return (
    <section className="panel player-part" data-list={list ? 'handed in' : 'none'}>
      <h3>{say('myList')}</h3>
      {list ? (
        <>
          <p role="status">
            {say(list.isKnown || list.ruling ? 'listIn' : 'listUnread')}
            {isOpen && <span className="soft"> {say('listHiddenUntilStart')}</span>}
          </p>
          <HandedIn list={list} />
        </>
      ) : (
        <p role="status">{say(view.settings.listsRequired ? 'listNeeded' : 'listWelcome')}</p>
      )}
      {isOpen &&
        (list && !isChanging ? (
          <button type="button" onClick={() => setChanging(true)}>
            {say('changeList')}
          </button>
        ) : (
          <HandIn player={player} onDone={() => setChanging(false)} />
        ))}
    </section>
  );
}

interface HandInProps {
  readonly player: SeenPlayer;
  readonly onDone: () => void;
}

function HandIn({ player, onDone }: HandInProps) {
  const say = useWords();
  const send = useSend();
  const [text, setText] = useState(player.list?.text ?? '');
  const [reply, setReply] = useState<Exclude<EventReply, { readonly kind: 'done' }> | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await send({ kind: 'handInList', player: player.id, list: text.trim() }, { inline: true });
    setReply(answer.kind === 'done' ? null : answer);
    if (answer.kind === 'done') onDone();
  };
  return (
    <form className="report-form" onSubmit={(event) => void submit(event)}>
      <ListField value={text} onChange={setText} />
      <ListRefusal reply={reply} />
      <p className="row">
        <button type="submit" className="primary" disabled={text.trim() === ''}>
          {say('handIn')}
        </button>
        {player.list && (
          <button type="button" onClick={onDone}>
            {say('cancel')}
          </button>
        )}
      </p>
    </form>
  );
}
