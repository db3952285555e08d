import { isRefusal } from '@sortie/kernel';
import { readEventFile } from '@sortie/tournaments/files';
import type { Entry } from '@sortie/tournaments/model';
import { namesOf } from '@sortie/tournaments/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../app/settings.ts';
import { Waiting } from '../../../../app/waiting.tsx';
import { fetchEventFile } from '../../../../live/event-lobby.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { TextField } from '../../parts/fields.tsx';
import { useWords } from './text/words.ts';
import './log.css';

/** Who did what and when, the last first. */
export function LogSection() {
  const say = useWords();
  const { entries, hasFailed } = useLog();
  const [wanted, setWanted] = useState('');
  return (
    <section className="desk-section">
      <h2>{say('log')}</h2>
      {hasFailed && <p role="alert">{say('notFetched')}</p>}
      {entries ? (
        <>
          <TextField label={say('findInLog')} type="search" value={wanted} onText={setWanted} />
          <LogLines entries={entries} wanted={wanted} />
        </>
      ) : (
        !hasFailed && <Waiting />
      )}
    </section>
  );
}

/** The log comes with the event's file; it is fetched again with every change. */
function useLog(): { readonly entries: readonly Entry[] | null; readonly hasFailed: boolean } {
  const { id, token, view } = useEvent();
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version has another log
  useEffect(() => {
    let isGone = false;
    fetchEventFile(id, 'file', token).then(
      (text) => {
        if (isGone) return;
        const log = readEventFile(text);
        if (!isRefusal(log)) setEntries(log.entries);
        setFailed(isRefusal(log));
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [id, token, view.version]);
  return { entries, hasFailed };
}

interface LogLinesProps {
  readonly entries: readonly Entry[];
  readonly wanted: string;
}

function LogLines({ entries, wanted }: LogLinesProps) {
  const language = useLanguage();
  const { entryText } = useEventTexts();
  const { view } = useEvent();
  const names = namesOf(view);
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const lines = entries
    .map((entry) => ({ number: entry.number, at: entry.at, sentence: entryText(entry, names) }))
    .filter(({ sentence }) => sentence.toLowerCase().includes(wanted.trim().toLowerCase()))
    .toReversed();
  return (
    <ol className="event-log" reversed>
      {lines.map(({ number, at, sentence }) => (
        <li key={number} value={number}>
          <time className="soft" dateTime={new Date(at).toISOString()}>
            {time.format(at)}
          </time>{' '}
          {sentence}
        </li>
      ))}
    </ol>
  );
}
