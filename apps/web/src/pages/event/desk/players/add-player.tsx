import { type FormEvent, useRef, useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { AreaField, TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { useWords } from './text/words.ts';
import { byesIn, ROUNDS, TABLE, tableIn } from './typed-numbers.ts';

const blank = { name: '', club: '', list: '', table: '', byes: '' };

/** A player who stands at the desk: a name and Enter is enough. */
export function AddPlayer() {
  const say = useWords();
  const { phase } = useEvent().view;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(blank);
  const [told, setTold] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const change = (field: keyof typeof blank) => (text: string) => setTyped({ ...typed, [field]: text });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { name, club, list, table, byes } = typed;
    const player = {
      name,
      club,
      fixedTable: tableIn(table),
      promisedByes: byesIn(byes),
      ...(list.trim() === '' ? {} : { list }),
    };
    if (!(await run({ kind: 'addPlayers', players: [player] }))) return;
    setTold(say('added', { name }));
    setTyped(blank);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form ref={form} className="panel desk-form" onSubmit={(event) => void submit(event)}>
      {phase === 'running' && <p className="soft">{say('late')}</p>}
      <div className="fields">
        <TextField
          label={say('name')}
          value={typed.name}
          maxLength={80}
          autoComplete="off"
          onText={change('name')}
        />
        <TextField label={say('club')} value={typed.club} autoComplete="off" onText={change('club')} />
      </div>
      <MoreAbout typed={typed} onChange={change} />
      <RefusalNote reply={refusal} />
      <p className="row">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {say('addPlayer')}
        </button>
        <span role="status">{told}</span>
      </p>
    </form>
  );
}

interface MoreAboutProps {
  readonly typed: typeof blank;
  readonly onChange: (field: keyof typeof blank) => (text: string) => void;
}

/** What few players need at the desk. */
function MoreAbout({ typed, onChange }: MoreAboutProps) {
  const say = useWords();
  return (
    <details>
      <summary>{say('more')}</summary>
      <div className="desk-form">
        <AreaField
          label={say('list')}
          hint={say('listHint')}
          value={typed.list}
          rows={4}
          onText={onChange('list')}
        />
        <div className="fields">
          <TextField
            label={say('fixedTable')}
            hint={say('fixedTableHint')}
            inputMode="numeric"
            pattern={TABLE}
            value={typed.table}
            onText={onChange('table')}
          />
          <TextField
            label={say('byes')}
            hint={say('byesHint')}
            pattern={ROUNDS}
            value={typed.byes}
            onText={onChange('byes')}
          />
        </div>
      </div>
    </details>
  );
}
