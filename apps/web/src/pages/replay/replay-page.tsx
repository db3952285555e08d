import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { keepOpenedFile, useOpenedFile } from './film/opened-file.ts';
import { FetchedReplay } from './parts/fetched-replay.tsx';
import { ReplayShelf } from './parts/replay-shelf.tsx';
import { Screening } from './parts/screening.tsx';
import { useWords } from './text/words.ts';
import './replay-page.css';

/** `/replay`, `/replay?file` for a file that was opened, `/replay/<id>` for a shared one and `/replay/game/<id>` for a finished game. */
export function ReplayPage({ parts }: PageProps) {
  const say = useWords();
  const { query } = usePlace();
  const file = useOpenedFile();
  const opened = query.has('file') ? file : null;
  const [first, second] = parts;
  if (first === 'game' && second !== undefined) {
    return <FetchedReplay key={`game ${second}`} source={{ kind: 'game', id: second }} />;
  }
  if (first !== undefined) return <FetchedReplay key={first} source={{ kind: 'shared', id: first }} />;
  if (!opened) {
    return (
      <ReplayShelf
        onOpen={(next) => {
          keepOpenedFile(next);
          goTo('/replay?file');
        }}
      />
    );
  }
  return (
    <>
      <button type="button" className="replay-back" onClick={() => goTo('/replay')}>
        {say('otherReplay')}
      </button>
      <Screening key={opened.title} opened={opened} />
    </>
  );
}
