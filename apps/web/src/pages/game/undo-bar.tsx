import type { Update } from '@sortie/protocol';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../app/settings.ts';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { SeatLine } from '../../live/use-live-games.ts';
import { noteTakenBack } from './undo/given-answers.ts';
import { useWords } from './undo/text/words.ts';
import './undo-bar.css';

interface UndoBarProps {
  readonly game: PlayedGame;
  readonly update: Update;
  readonly people: readonly SeatLine[];
  readonly nameOf: (seat: string) => string;
}

/** Somebody asked to take back: the others agree or refuse, and what came of it is told. */
export function UndoBar({ game, update, people, nameOf }: UndoBarProps) {
  const say = useWords();
  const language = useLanguage();
  const { undo } = update;
  const [told, dismiss] = useOutcome(update, people);
  if (!undo) {
    return told === null ? null : (
      <div className="undo-bar" role="status">
        <span>
          {say(told.isTaken ? 'undoTaken' : 'undoRefused', { names: told.needs.map(nameOf).join(', ') })}
        </span>
        <button type="button" onClick={dismiss}>
          {say('understood')}
        </button>
      </div>
    );
  }
  const needed = people.filter(({ seat }) => undo.needs.includes(seat));
  const asker = people.find(({ seat }) => seat === undo.by);
  const names = new Intl.ListFormat(language).format(undo.needs.map(nameOf));
  const step = game.stepName(undo.question) ?? say('lastStep');
  const consent = (agrees: boolean) => {
    for (const { seat, line } of needed) void line.ask('consent', { seat, agrees });
  };
  return (
    <div className="undo-bar" role="alert">
      {needed.length === 0 ? (
        <>
          <span>{say('undoAsked', { names, step })}</span>
          {asker && (
            <button type="button" onClick={() => void asker.line.ask('withdraw', { by: undo.by })}>
              {say('withdraw')}
            </button>
          )}
        </>
      ) : (
        <>
          <span>{say('undoWanted', { name: nameOf(undo.by), step })}</span>
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

interface Told {
  readonly isTaken: boolean;
  readonly needs: readonly string[];
}

/** What came of a request of ours: it is gone, and the game has gone back or it has not. */
function useOutcome(
  { undo, version, log }: Update,
  people: readonly SeatLine[],
): readonly [Told | null, () => void] {
  const [told, setTold] = useState<Told | null>(null);
  const before = useRef({ undo, version });
  useEffect(() => {
    const asked = before.current;
    before.current = { undo, version };
    if (undo) setTold(null);
    if (!asked.undo || undo || !people.some(({ seat }) => seat === asked.undo?.by)) return;
    const isTaken = version !== asked.version && log.from === 0;
    if (isTaken) noteTakenBack(asked.undo.by);
    if (isTaken || version === asked.version) setTold({ isTaken, needs: asked.undo.needs });
  }, [undo, version, log.from, people]);
  return [told, () => setTold(null)];
}
