import type { Piece } from '@sortie/scene';
import { useEffect, useRef } from 'react';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Seen } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';
import './piece-panel.css';

interface PiecePanelProps {
  readonly game: PlayedGame;
  readonly seen: Seen;
  /** The piece that is looked at. */
  readonly drawn: Piece | undefined;
  readonly onClose: () => void;
}

/** The piece that is looked at. On a wide screen it lies over the log and nothing else moves. */
export function PiecePanel({ game, seen, drawn, onClose }: PiecePanelProps) {
  const say = useWords();
  useEscape(drawn !== undefined, onClose);
  return (
    <section
      className="play-panel play-piece"
      aria-label={say('tabShip')}
      data-looked={drawn?.id}
      tabIndex={drawn === undefined ? undefined : 0}
    >
      {drawn === undefined ? (
        <p className="soft play-no-piece">{say(isTouched() ? 'noPieceTouched' : 'noPiece')}</p>
      ) : (
        <>
          <button type="button" className="play-piece-close" aria-label={say('close')} onClick={onClose}>
            ×
          </button>
          <Guard instead={null} anew={drawn.id}>
            <game.Piece seen={seen} piece={drawn.id} drawn={drawn} />
          </Guard>
        </>
      )}
    </section>
  );
}

/** Closes it by Escape, wherever the focus is; a dialog has its own. */
function useEscape(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ key, target }: KeyboardEvent) => {
      const isElsewhere = target instanceof Element && target.closest('dialog, input, textarea') !== null;
      if (key === 'Escape' && !isElsewhere) latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
}

function isTouched(): boolean {
  return window.matchMedia('(hover: none)').matches;
}
