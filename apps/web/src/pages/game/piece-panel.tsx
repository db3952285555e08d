import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Seen } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';

interface PiecePanelProps {
  readonly game: PlayedGame;
  readonly seen: Seen;
  readonly piece: string | null;
  readonly onClose: () => void;
}

/** The piece that is looked at. On a wide screen it lies over the log and nothing else moves. */
export function PiecePanel({ game, seen, piece, onClose }: PiecePanelProps) {
  const say = useWords();
  return (
    <section className="play-panel play-piece" aria-label={say('tabShip')} data-looked={piece ?? undefined}>
      {piece === null ? (
        <p className="soft play-no-piece">{say('noPiece')}</p>
      ) : (
        <>
          <button type="button" className="play-piece-close" aria-label={say('close')} onClick={onClose}>
            ×
          </button>
          <Guard instead={null} anew={piece}>
            <game.Piece seen={seen} piece={piece} />
          </Guard>
        </>
      )}
    </section>
  );
}
