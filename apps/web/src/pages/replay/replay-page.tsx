import { useState } from 'react';
import type { PageProps } from '../../app/page.ts';
import type { Opened } from './film/opened.ts';
import { FetchedReplay } from './parts/fetched-replay.tsx';
import { ReplayShelf } from './parts/replay-shelf.tsx';
import { Screening } from './parts/screening.tsx';
import { useWords } from './text/words.ts';
import './replay-page.css';

/** `/replay`, `/replay/<id>` for a shared one and `/replay/game/<id>` for a finished game. */
export function ReplayPage({ parts }: PageProps) {
  const say = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [first, second] = parts;
  if (first === 'game' && second !== undefined) {
    return <FetchedReplay key={`game ${second}`} source={{ kind: 'game', id: second }} />;
  }
  if (first !== undefined) return <FetchedReplay key={first} source={{ kind: 'shared', id: first }} />;
  if (!opened) return <ReplayShelf onOpen={setOpened} />;
  return (
    <>
      <button type="button" className="replay-back" onClick={() => setOpened(null)}>
        {say('otherReplay')}
      </button>
      <Screening key={opened.title} opened={opened} />
    </>
  );
}
