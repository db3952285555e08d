import { type FormEvent, useState } from 'react';
import { goTo } from '../../app/router.ts';
import { importEvent } from '../../live/event-lobby.ts';
import { keepVisit } from '../../live/kept-events.ts';
import { TextField } from '../event/parts/fields.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useWords } from './text/words.ts';

/** An event that another server began goes on here, from its file. */
export function TakeOver() {
  const say = useWords();
  const [organiser, setOrganiser] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || !file) return;
    setBusy(true);
    try {
      const made = await importEvent(organiser, await file.text());
      keepVisit({ id: made.id, name: file.name, date: '', role: 'organiser', token: made.token });
      goTo(`/event/${encodeURIComponent(made.id)}?as=organiser`);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <details className="panel" data-import="event">
      <summary>{say('takeOver')}</summary>
      <form className="events-form" onSubmit={(event) => void submit(event)}>
        <p className="soft">{say('takeOverWhy')}</p>
        <TextField
          label={say('organiser')}
          hint={say('organiserHint')}
          value={organiser}
          required
          maxLength={80}
          autoComplete="name"
          onText={setOrganiser}
        />
        <p>
          <label>
            {say('eventFile')}{' '}
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
            />
          </label>
        </p>
        <ProblemNote problem={problem} />
        <p className="row">
          <button type="submit" aria-disabled={isBusy || !file}>
            {say('goOn')}
          </button>
        </p>
      </form>
    </details>
  );
}
