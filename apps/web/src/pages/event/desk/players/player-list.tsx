import type { SeenPlayer } from '@sortie/tournaments/view';
import { type FormEvent, useState } from 'react';
import { AreaField, TextField } from '../../parts/fields.tsx';
import { ListFaults } from '../../parts/list-faults.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { isFit, listState } from './list-state.ts';
import { useWords } from './text/words.ts';

interface PlayerListProps {
  readonly player: SeenPlayer;
}

/** A player's list: as it was handed in, what is wrong with it, and a ruling that lets it be played. */
export function PlayerList({ player }: PlayerListProps) {
  const say = useWords();
  const { list } = player;
  return (
    <>
      <p>
        <span className="desk-tag" data-tone={isFit(list) ? 'good' : 'warn'}>
          {say(`list_${listState(list)}`)}
        </span>{' '}
        {list?.points !== null && list !== null && say('points', { count: list.points })}
      </p>
      {list && (
        <>
          {list.faults.length > 0 && <ListFaults faults={list.faults} />}
          {list.ruling && <p>{say('ruling', { by: list.ruling.by, why: list.ruling.why })}</p>}
          <details>
            <summary>{say('readList')}</summary>
            <pre className="player-list-text">{list.text}</pre>
          </details>
        </>
      )}
      {list && !isFit(list) && <PassForm player={player} />}
      <HandInForm player={player} />
    </>
  );
}

function PassForm({ player }: PlayerListProps) {
  const say = useWords();
  const [why, setWhy] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) await run({ kind: 'passList', player: player.id, why });
  };
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)}>
      <TextField label={say('passWhy')} value={why} required onText={setWhy} />
      <RefusalNote reply={refusal} />
      <p className="row">
        <button type="submit" aria-disabled={isBusy}>
          {say('pass')}
        </button>
      </p>
    </form>
  );
}

function HandInForm({ player }: PlayerListProps) {
  const say = useWords();
  const [text, setText] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || text.trim() === '') return;
    if (await run({ kind: 'handInList', player: player.id, list: text })) setText('');
  };
  return (
    <details>
      <summary>{say(player.list ? 'handInAnother' : 'handIn')}</summary>
      <form className="desk-form" onSubmit={(event) => void submit(event)}>
        <AreaField label={say('list')} hint={say('listHint')} value={text} rows={5} onText={setText} />
        <RefusalNote reply={refusal} />
        <p className="row">
          <button type="submit" aria-disabled={isBusy || text.trim() === ''}>
            {say('handIn')}
          </button>
        </p>
      </form>
    </details>
  );
}
