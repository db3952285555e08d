import type { Refusal } from '@sortie/kernel';
import type { Update } from '@sortie/protocol';
import { useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { SeatLine } from '../../live/use-live-games.ts';
import { refusalSentence } from '../../table/refusal-sentence.ts';
import { troubleOf } from './referee-line.ts';
import { useWords } from './text/words.ts';

interface UndoButtonProps {
  readonly people: readonly SeatLine[];
  readonly asker: SeatLine | undefined;
  readonly update: Update;
  readonly game: PlayedGame;
}

/** Asks the referee to take back our last answer; when that concerns others, they are asked. */
export function UndoButton({ people, asker, update, game }: UndoButtonProps) {
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly at: number; readonly why: Refusal } | null>(null);
  const by = asker ?? people[0];
  if (!by || update.status !== 'playing') return null;
  const undo = async () => {
    setBusy(true);
    const reply = await by.line.ask('undo', { by: by.seat });
    const trouble = troubleOf(reply);
    setRefusal(trouble?.kind === 'refusal' ? { at: update.version, why: trouble.refusal } : null);
    setBusy(false);
  };
  return (
    <>
      {refusal?.at === update.version && (
        <span className="game-bar-note" role="alert">
          {refusalSentence(refusal.why, game.text)}
        </span>
      )}
      <button
        type="button"
        className="game-bar-button"
        title={say('undo')}
        disabled={isBusy || update.undo !== null}
        data-undo
        onClick={() => void undo()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2" transform="translate(0 -2)" />
        </svg>
        <span>{say('undo')}</span>
      </button>
    </>
  );
}
