import { outlinePath, type Piece } from '@sortie/scene';
import { memo, useRef } from 'react';
import { BoardShapes } from './board-shapes.tsx';
import type { PiecePick } from './layer.ts';
import { sameData } from './same-data.ts';
import { useWords } from './text/words.ts';
import { useGlide } from './use-glide.ts';
import './board-piece.css';

interface Props {
  /** Of the element. */
  readonly id: string;
  readonly piece: Piece;
  readonly pick: PiecePick | undefined;
  readonly isChosen: boolean;
  /** One piece of the table is reached by the tabulator, the others from there by arrow keys. */
  readonly isFirst: boolean;
}

const WITHIN = 0.87;

/** A piece on the table: drawn once, moved by its transform, pointed at by hand or keyboard. */
export const BoardPiece = memo(function BoardPiece({ id, piece, pick, isChosen, isFirst }: Props) {
  const say = useWords();
  const root = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  useGlide(piece, ({ x, y, heading }) => {
    root.current?.setAttribute('transform', `translate(${x} ${-y})`);
    body.current?.setAttribute('transform', `rotate(${heading})`);
  });
  const ring = Math.round(piece.reach * 1.5);
  const state = isChosen ? 'chosen' : (piece.state ?? 'usual');
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      ref={root}
      id={id}
      role="button"
      tabIndex={isFirst ? 0 : -1}
      className={classes(piece, state, pick)}
      data-piece={piece.id}
      data-state={state}
      data-pick={pick ? (pick.refused ? 'refused' : 'offered') : undefined}
      aria-label={nameOf()}
      aria-disabled={pick?.refused ? true : undefined}
      aria-pressed={pick ? pick.chosen === true : undefined}
    >
      <circle className="board-halo" r={ring} />
      {pick ? <circle className="board-pick-ring" r={ring + 3} /> : null}
      <g ref={body}>
        <BoardShapes shapes={piece.shapes} />
        {piece.side === 1 ? <SecondSide shapes={piece.shapes} /> : null}
      </g>
      {piece.inscription ? (
        <g className="board-upright">
          <text className="board-inscription" y={8} textAnchor="middle">
            {piece.inscription}
          </text>
        </g>
      ) : null}
      {pick?.refused ? <circle className="board-hatch" r={ring} /> : null}
      <circle className="board-focus" r={ring + 7} />
    </g>
  );

  function nameOf(): string {
    if (!pick) return piece.name;
    const key = pick.refused ? 'pieceRefused' : pick.chosen ? 'pieceChosen' : 'piecePick';
    return say(key, { name: piece.name, action: pick.label });
  }
}, sameData);

/** Tells the second side from the first without colour: a dotted line within its bases. */
function SecondSide({ shapes }: Pick<Piece, 'shapes'>) {
  const base = shapes.find(({ role }) => role === 'base')?.points ?? [];
  return (
    <path
      className="board-second-side"
      d={outlinePath(base.map(({ x, y }) => ({ x: x * WITHIN, y: y * WITHIN })))}
    />
  );
}

function classes({ kind, side }: Piece, state: string, pick: PiecePick | undefined): string {
  const classNames = ['board-piece', `board-kind-${kind}`, `board-side-${side ?? 'none'}`, `board-${state}`];
  if (pick) classNames.push(pick.refused ? 'board-refused' : 'board-offered');
  if (pick?.chosen) classNames.push('board-picked');
  return classNames.join(' ');
}
