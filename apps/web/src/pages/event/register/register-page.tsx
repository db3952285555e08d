import type { CommandTaken } from '@sortie/tournaments/wire';
import { type FormEvent, useId, useState } from 'react';
import { Link } from '../../../app/link.tsx';
import type { EventReply } from '../../../live/event-line.ts';
import { keepVisit, useKeptEvents } from '../../../live/kept-events.ts';
import { ShareBox } from '../../../live/share/share-box.tsx';
import { linkTo } from '../parts/addresses.ts';
import { useEvent } from '../parts/event-context.ts';
import { useSend } from '../parts/send.tsx';
import { ListField } from './list-field.tsx';
import { ListRefusal } from './list-refusal.tsx';
import { useWords } from './text/words.ts';
import '../hall/hall.css';
import './register.css';

type Entry = NonNullable<CommandTaken['tokens']>[number];

/** Whoever has the event's public link may take part. */
export function RegisterPage() {
  const say = useWords();
  const { view } = useEvent();
  const [entry, setEntry] = useState<Entry | null>(null);
  if (entry) return <Registered entry={entry} />;
  return (
    <section className="register">
      <h2>{say('title')}</h2>
      {view.phase === 'setup' ? (
        <>
          <OwnEntries />
          <Form onRegistered={setEntry} />
        </>
      ) : (
        <p className="hall-note">{say('closed')}</p>
      )}
    </section>
  );
}

/** Entries that were made in this browser before. */
function OwnEntries() {
  const say = useWords();
  const { id, view } = useEvent();
  const tokens = useKeptEvents().find((event) => event.id === id)?.tokens ?? {};
  const own = view.players.filter((player) => tokens[player.id] !== undefined);
  if (own.length === 0) return null;
  return (
    <ul className="register-own">
      {own.map((player) => (
        <li key={player.id}>
          {say('already', { name: player.name })}{' '}
          <Link href={`/event/${encodeURIComponent(id)}?as=${encodeURIComponent(player.id)}`}>
            {say('toMyPage')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Form({ onRegistered }: { readonly onRegistered: (entry: Entry) => void }) {
  const say = useWords();
  const send = useSend();
  const ids = [useId(), useId()] as const;
  const { id, view } = useEvent();
  const [name, setName] = useState('');
  const [club, setClub] = useState('');
  const [list, setList] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<Exclude<EventReply, { readonly kind: 'done' }> | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const text = list.trim();
    const newcomer = { name: name.trim(), club: club.trim(), ...(text === '' ? {} : { list: text }) };
    const answer = await send({ kind: 'addPlayers', players: [newcomer] }, { inline: true });
    setBusy(false);
    setReply(answer.kind === 'done' ? null : answer);
    if (answer.kind !== 'done') return;
    const entry = (answer.result as CommandTaken | null)?.tokens?.[0];
    if (!entry) return;
    const { date } = view.settings;
    keepVisit({ id, name: view.settings.name, date, role: entry.player, token: entry.token });
    onRegistered(entry);
  };
  return (
    <form className="register-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={ids[0]}>{say('name')}</label>
      <input
        id={ids[0]}
        required
        maxLength={80}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={ids[1]}>{say('club')}</label>
      <input id={ids[1]} maxLength={80} value={club} onChange={({ target }) => setClub(target.value)} />
      <ListField value={list} onChange={setList} />
      <p className="soft">{say('listLater')}</p>
      <ListRefusal reply={reply} />
      <button type="submit" className="primary register-go" disabled={isBusy || name.trim() === ''}>
        {say('register')}
      </button>
    </form>
  );
}

function Registered({ entry: { player, token } }: { readonly entry: Entry }) {
  const say = useWords();
  const { id } = useEvent();
  return (
    <section className="register">
      <div role="status">
        <h2>{say('done')}</h2>
      </div>
      <p>{say('keepLink')}</p>
      <p>
        <Link
          className="button primary register-go"
          href={`/event/${encodeURIComponent(id)}?as=${encodeURIComponent(player)}`}
        >
          {say('toMyPage')}
        </Link>
      </p>
      <ShareBox label={say('myLink')} addressAt={(origin) => linkTo(origin, id, token)} isBrief />
    </section>
  );
}
