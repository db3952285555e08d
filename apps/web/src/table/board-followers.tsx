import type { Pose } from '@sortie/geometry';
import { type Piece, poseBeside, poseSeenFrom } from '@sortie/scene';
import type { KeyboardEvent } from 'react';
import { BoardShapes } from './board-shapes.tsx';
import type { Ghost } from './layer.ts';
import { arrowKeys, stepTowards } from './neighbour.ts';

interface Props {
  readonly ghost: Ghost;
  /** Where the hand holds the leader now. */
  readonly leaderNow: () => Pose;
  readonly isTurned: boolean;
}

/** The rest of a formation, drawn as its leader sees it, so that it moves and turns with the hand. */
export function BoardFollowers({ ghost, leaderNow, isTurned }: Props) {
  return (ghost.followers ?? []).map((piece) => (
    <Follower key={piece.id} ghost={ghost} piece={piece} leaderNow={leaderNow} isTurned={isTurned} />
  ));
}

function Follower({ ghost, piece, leaderNow, isTurned }: Props & { readonly piece: Piece }) {
  const { x, y, heading } = poseSeenFrom(ghost.piece.pose, piece.pose);
  const press = (event: KeyboardEvent) => {
    const direction = arrowKeys[event.key];
    if (!direction || !ghost.onFollow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = stepTowards(direction, isTurned);
    const length = event.shiftKey ? 1 : 10;
    const now = poseBeside(ghost.piece.pose, leaderNow(), piece.pose);
    ghost.onFollow(piece.id, { ...now, x: now.x + step.x * length, y: now.y + step.y * length }, true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a button where it can be moved by itself
    <g
      {...(ghost.onFollow ? { role: 'button', tabIndex: 0, 'aria-label': piece.name } : {})}
      className={`board-follower board-side-${piece.side ?? 'none'} board-kind-${piece.kind}`}
      data-hand={ghost.onFollow ? 'follow' : 'move'}
      data-follower={piece.id}
      transform={`translate(${x} ${-y}) rotate(${heading})`}
      onKeyDown={press}
    >
      <circle className="board-ghost-grab" r={Math.round(piece.reach * 1.2)} />
      <BoardShapes shapes={piece.shapes} />
    </g>
  );
}
