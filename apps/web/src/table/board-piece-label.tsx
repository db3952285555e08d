import type { Piece } from '@sortie/scene';
import { memo, useRef } from 'react';
import { BoardTag } from './board-tag.tsx';
import { BoardToken } from './board-token.tsx';
import { shortCaption } from './captions.ts';
import { sameData } from './same-data.ts';
import { tokenSpots } from './token-spots.ts';
import { useGlide } from './use-glide.ts';
import './board-label.css';

interface Props {
  readonly piece: Piece;
  readonly isChosen: boolean;
  /** Pixels to a millimetre from which the whole caption has room. */
  readonly near: number;
}

const CHECK = 'M-4.5 0.3L-1.5 3.3L4.5 -3';

/** What stands beside a piece: its caption and its tokens, above all pieces and never smaller than readable. */
export const BoardPieceLabel = memo(function BoardPieceLabel({ piece, isChosen, near }: Props) {
  const root = useRef<SVGGElement>(null);
  useGlide(piece, ({ x, y }) => {
    root.current?.setAttribute('transform', `translate(${x} ${-y})`);
  });
  const { caption, tokens = [], side, state, reach } = piece;
  const spots = tokenSpots(tokens.length);
  const edge = Math.round(reach * 1.25);
  return (
    <g
      ref={root}
      className={`board-label board-side-${side ?? 'none'} board-${isChosen ? 'chosen' : (state ?? 'usual')}`}
      data-near={near}
    >
      <g className="board-upright">
        {caption ? (
          <g transform={`translate(0 ${-edge})`}>
            <g className="board-shrink">
              <g className="board-whole-caption">
                <BoardTag text={caption} y={-9} look="caption" isRound={side === 1} />
              </g>
              <g className="board-short-caption">
                <BoardTag text={shortCaption(caption)} y={-9} look="caption" isRound={side === 1} />
              </g>
            </g>
          </g>
        ) : null}
        {state === 'done' ? (
          <g transform={`translate(${edge * 0.8} ${-edge * 0.8})`}>
            <g className="board-shrink board-done-check">
              <circle r={7.5} />
              <path d={CHECK} />
            </g>
          </g>
        ) : null}
        {tokens.length > 0 ? (
          <g transform={`translate(0 ${edge})`}>
            <g className="board-shrink">
              {tokens.map((token, index) => (
                <BoardToken
                  key={`${token.tone} ${token.name}`}
                  token={token}
                  x={spots[index]!.x}
                  y={spots[index]!.y + 10}
                />
              ))}
            </g>
          </g>
        ) : null}
      </g>
    </g>
  );
}, sameData);
