import type { Piece, TokenMark } from '@sortie/scene';
import { memo, useRef } from 'react';
import { BoardTag } from './board-tag.tsx';
import { BoardToken } from './board-token.tsx';
import { captionForms } from './labels/caption-forms.ts';
import type { LabelPlace } from './labels/label.ts';
import { leaderPath } from './labels/leader.ts';
import { tokenGrids, tokenSpots } from './labels/token-grids.ts';
import { sameData } from './same-data.ts';
import { useGlide } from './use-glide.ts';
import './board-label.css';

interface Props {
  readonly piece: Piece;
  readonly isChosen: boolean;
  /** Where caption and tokens stand, in pixels of a label; undefined for what has no room. */
  readonly caption: LabelPlace | undefined;
  readonly tokens: LabelPlace | undefined;
}

/** What stands beside a piece: its caption and its tokens, above all pieces and never smaller than readable. */
export const BoardPieceLabel = memo(function BoardPieceLabel({ piece, isChosen, caption, tokens }: Props) {
  const root = useRef<SVGGElement>(null);
  useGlide(piece, ({ x, y }) => {
    root.current?.setAttribute('transform', `translate(${x} ${-y})`);
  });
  const { side, state } = piece;
  return (
    <g
      ref={root}
      className={`board-label board-side-${side ?? 'none'} board-${isChosen ? 'chosen' : (state ?? 'usual')}`}
      data-label={piece.id}
    >
      <g className="board-upright">
        <g className="board-shrink">
          <Leader place={caption} />
          <Leader place={tokens} />
          {tokens ? <Tokens tokens={piece.tokens ?? []} place={tokens} /> : null}
          {caption ? (
            <g data-caption={caption.form} transform={`translate(${caption.x} ${caption.y})`}>
              <BoardTag
                text={captionForms(piece)[caption.form] ?? ''}
                look="caption"
                isRound={side === 1}
                hasTick={state === 'done'}
              />
            </g>
          ) : null}
        </g>
      </g>
    </g>
  );
}, sameData);

function Leader({ place }: { readonly place: LabelPlace | undefined }) {
  return place?.standsOff ? <path className="board-leader" d={leaderPath(place)} /> : null;
}

interface TokensProps {
  readonly tokens: readonly TokenMark[];
  readonly place: LabelPlace;
}

function Tokens({ tokens, place: { form, x, y } }: TokensProps) {
  const grid = tokenGrids(tokens.length)[form];
  if (!grid) return null;
  const spots = tokenSpots(grid, tokens.length);
  return (
    <g data-tokens={grid.isFolded ? 'folded' : 'open'} transform={`translate(${x} ${y})`}>
      {grid.isFolded ? (
        <g className="board-token board-token-folded">
          <circle r={9} />
          <text y={4} textAnchor="middle">
            {tokens.length}
          </text>
        </g>
      ) : (
        tokens.map((token, index) => (
          <BoardToken
            key={`${token.tone} ${token.name}`}
            token={token}
            x={spots[index]?.x ?? 0}
            y={spots[index]?.y ?? 0}
          />
        ))
      )}
    </g>
  );
}
