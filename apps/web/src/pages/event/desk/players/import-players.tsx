import { readPlayersCsv } from '@sortie/tournaments/files';
import { useMemo, useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { AreaField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { useWords } from './text/words.ts';

/** Players from a CSV file: every fault of every row is named, and nothing is taken while there is one. */
export function ImportPlayers() {
  const say = useWords();
  const [text, setText] = useState('');
  return (
    <details className="panel" data-import="csv">
      <summary>{say('import')}</summary>
      <div className="desk-form">
        <p className="soft">{say('importWhy')}</p>
        <p>
          <label>
            <span className="unseen">{say('csvFile')}</span>
            <input
              type="file"
              accept=".csv,text/csv,text/plain"
              onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
            />
          </label>
        </p>
        <AreaField label={say('csv')} hint={say('csvHint')} value={text} rows={6} onText={setText} />
        {text.trim() !== '' && <Preview text={text} onDone={() => setText('')} />}
      </div>
    </details>
  );
}

interface PreviewProps {
  readonly text: string;
  readonly onDone: () => void;
}

function Preview({ text, onDone }: PreviewProps) {
  const say = useWords();
  const { rowFaultText } = useEventTexts();
  const { players: known, judges } = useEvent().view;
  const { isBusy, refusal, run } = useCommand();
  const read = useMemo(
    () =>
      readPlayersCsv(
        text,
        [...known, ...judges].map(({ name }) => name),
      ),
    [text, known, judges],
  );
  const { faults, players } = read;
  if (faults.length > 0) {
    return (
      <div role="alert">
        <p>{say('csvFaults', { count: faults.length })}</p>
        <ul className="csv-faults">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{rowFaultText(fault)}</li>
          ))}
        </ul>
      </div>
    );
  }
  const take = async () => {
    const sent = players.map(({ list: _none, ...player }) => player);
    if (!isBusy && (await run({ kind: 'addPlayers', players: sent }))) onDone();
  };
  return (
    <div className="desk-form">
      <p>{players.map(({ name, club }) => (club ? `${name} (${club})` : name)).join(', ')}</p>
      <RefusalNote reply={refusal} />
      <p className="row">
        <button
          type="button"
          className="primary"
          aria-disabled={isBusy || players.length === 0}
          onClick={() => void take()}
        >
          {say('take', { count: players.length })}
        </button>
      </p>
    </div>
  );
}
