import { Client } from 'boardgame.io/client';

interface Piece {
  x: number;
  y: number;
  heading: number;
}

const PIECES = 50;

/** The engine others would pick, with fifty pieces: a move changes one of them, and the log is kept. */
export function boardgameTable(): () => number {
  const game = {
    setup: () => ({
      pieces: Array.from({ length: PIECES }, (_, index): Piece => ({ x: index, y: 0, heading: 0 })),
    }),
    moves: {
      movePiece: ({ G }: { G: { pieces: Piece[] } }, index: number, x: number, y: number) => {
        const piece = G.pieces[index];
        if (!piece) return 'INVALID_MOVE';
        piece.x = x;
        piece.y = y;
        return undefined;
      },
    },
  };
  const start = () => {
    const client = Client({ game: game as never, debug: false as never });
    client.start();
    return client;
  };
  let client = start();
  let moves = 0;
  return () => {
    for (let turn = 0; turn < 50; turn++) {
      (client.moves as Record<string, (...args: number[]) => void>).movePiece!(moves % PIECES, turn, moves);
      moves++;
    }
    // A game as long as one of ours, so that neither drags an endless log.
    if (moves % 500 === 0) {
      client.stop();
      client = start();
    }
    return 50;
  };
}
