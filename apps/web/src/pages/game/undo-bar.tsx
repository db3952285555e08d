import type { Update } from '@sortie/protocol';
import { useLanguage } from '../../app/settings.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { useWords } from './text/words.ts';
import './banner.css';

interface UndoBarProps {
  readonly undo: Update['undo'];
  readonly people: readonly SeatLine[];
  readonly nameOf: (seat: string) => string;
}

/** Somebody asked to take back: the others agree or refuse. */
export function UndoBar({ undo, people, nameOf }: UndoBarProps) {
  const say = useWords();
  const language = useLanguage();
  if (!undo) return null;
  const needed = people.filter(({ seat }) => undo.needs.includes(seat));
  const names = new Intl.ListFormat(language).format(undo.needs.map(nameOf));
  const consent = (agrees: boolean) => {
    for (const { seat, line } of needed) void line.ask('consent', { seat, agrees });
  };
  return (
    <div className="banner banner-undo" role="alert">
      {needed.length === 0 ? (
        <span>{say('undoAsked', { names })}</span>
      ) : (
        <>
          <span>{say('undoWanted', { name: nameOf(undo.by) })}</span>
          <button type="button" className="primary" onClick={() => consent(true)}>
            {say('agree')}
          </button>
          <button type="button" onClick={() => consent(false)}>
            {say('refuse')}
          </button>
        </>
      )}
    </div>
  );
}
