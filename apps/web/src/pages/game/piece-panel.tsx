import type { Piece } from '@sortie/scene';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Seen } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';

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
  return (
    <section className="play-panel play-piece" aria-label={say('tabShip')} data-looked={drawn?.id}>
      {drawn === undefined ? (
        <p className="soft play-no-piece">{say('noPiece')}</p>
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
