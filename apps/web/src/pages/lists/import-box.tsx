import type { GameKit } from '@sortie/games';
import { useState } from 'react';
import { useGameText, useLists } from '../../games/use-kit.ts';
import { useListWords } from '../../lists/list-words.ts';
import { type ListRead, readListText } from '../../lists/read-list-text.ts';
import { ImportProblem } from './import-problem.tsx';
import { startList } from './start-list.ts';
import './import-box.css';

/** A list from another builder or another person: pasted, or as a file. */
export function ImportBox({ kit }: { readonly kit: GameKit }) {
  const say = useListWords();
  const lists = useLists(kit);
  const gameText = useGameText(kit);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ListRead | null>(null);
  const take = (from: string) => {
    const result = readListText(lists, from);
    if (result.kind === 'imported') {
      startList({ game: kit.name, name: lists.nameOf(result.list) ?? '', list: result.list });
    } else setRead(result);
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
          spellCheck="false"
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
      <div role="alert">{read && <ImportProblem read={read} text={gameText} />}</div>
    </section>
  );
}
