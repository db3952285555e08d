import { useState } from 'react';
import { download } from '../../../../app/download.ts';
import { fileName } from '../../../../lists/file-name.ts';
import { type EventFile, fetchEventFile } from '../../../../live/event-lobby.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useWords } from './text/words.ts';
import './log.css';

const files: readonly { readonly what: EventFile; readonly ending: string; readonly type: string }[] = [
  { what: 'file', ending: 'event.json', type: 'application/json' },
  { what: 'list-fortress', ending: 'list-fortress.json', type: 'application/json' },
  { what: 'players.csv', ending: 'players.csv', type: 'text/csv' },
];

/** The event as files: to go on elsewhere, to publish the results, to take the players along. */
export function FilesSection() {
  const say = useWords();
  const { id, token, view } = useEvent();
  const [problem, setProblem] = useState(false);
  const save = async (what: EventFile, ending: string, type: string) => {
    try {
      const text = await fetchEventFile(id, what, token);
      download(fileName(view.settings.name).replace(/\.json$/, `-${ending}`), text, type);
      setProblem(false);
    } catch {
      setProblem(true);
    }
  };
  return (
    <section className="desk-section">
      <h2>{say('files')}</h2>
      <ul className="desk-list">
        {files.map(({ what, ending, type }) => (
          <li key={what} className="panel">
            <div className="row">
              <button type="button" data-file={what} onClick={() => void save(what, ending, type)}>
                {say(what)}
              </button>
              <span className="soft">{say(`${what}Why`)}</span>
            </div>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{say('notFetched')}</p>}
      <Draws />
    </section>
  );
}

/** How anybody can check that every draw was fair. */
function Draws() {
  const say = useWords();
  const { commitment, secret } = useEvent().view;
  return (
    <div className="panel desk-section">
      <h3>{say('draws')}</h3>
      <p className="soft">{say('drawsWhy')}</p>
      <p>
        {say('commitment')} <code className="draw-code">{commitment}</code>
      </p>
      {secret !== null && (
        <p>
          {say('secret')} <code className="draw-code">{secret}</code>
        </p>
      )}
    </div>
  );
}
