import { useState } from 'react';
import { readSquadText, type SquadRead } from '../logic/read-squad-text.ts';
import { useWords } from '../text/words.ts';
import { ImportProblem } from './import-problem.tsx';
import { startSquad } from './start-squad.ts';
import './import-box.css';

/** A squad from another builder or another person: pasted, or as a file. */
export function ImportBox() {
  const say = useWords();
  const [text, setText] = useState('');
  const [read, setRead] = useState<SquadRead | null>(null);
  const take = (from: string) => {
    const result = readSquadText(from);
    if (result.kind === 'imported') startSquad(result.squad);
    else setRead(result);
  };
  return (
    <section className="import-box" aria-labelledby="import-box-title">
      <h2 id="import-box-title">{say('importTitle')}</h2>
      <p className="soft">{say('importHint')}</p>
      <label>
        <span className="unseen">{say('importText')}</span>
        <textarea
          rows={5}
          value={text}
          placeholder={say('importText')}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            setRead(null);
          }}
        />
      </label>
      <div className="row">
        <button type="button" className="primary" onClick={() => take(text)}>
          {say('importIt')}
        </button>
        <label className="button import-box-file">
          {say('importFile')}
          <input
            type="file"
            className="unseen"
            accept=".json,.xws,application/json,text/plain"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void file.text().then(take);
            }}
          />
        </label>
      </div>
      <div role="alert">{read && <ImportProblem read={read} />}</div>
    </section>
  );
}
