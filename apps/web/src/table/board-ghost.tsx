import type { Point } from '@sortie/geometry';
import { outlinePath, poseSeenFrom } from '@sortie/scene';
import type { KeyboardEvent } from 'react';
import { BoardFollowers } from './board-followers.tsx';
import { BoardShapes } from './board-shapes.tsx';
import { BoardToolJoints, BoardToolLinks } from './board-tool.tsx';
import type { GhostHand } from './ghost-hand.ts';
import { mayTurn } from './ghost-moves.ts';
import type { Ghost } from './layer.ts';
import { arrowKeys, stepTowards } from './neighbour.ts';
import { useWords } from './text/words.ts';
import './board-ghost.css';

interface Props {
  readonly ghost: Ghost;
  readonly hand: GhostHand;
  readonly toTable: (x: number, y: number) => Point;
  readonly isTurned: boolean;
}

/** Signs that tell standings apart without colour. */
const signs: Readonly<Record<Ghost['standing'], string>> = {
  legal: 'M-5 0.4L-1.6 3.8L5 -3.4',
  illegal: 'M-4 -4L4 4M4 -4L-4 4',
  unknown: 'M-4.4 0H-4.2M0 0H0.2M4.4 0H4.6',
};

const TURN = 'M-6.5 -1.5A6.8 6.8 0 1 1 -4.6 5M-6.5 -1.5L-8.4 -5.6M-6.5 -1.5L-2.3 -3';

/** What the hand holds: dragged, turned and pushed by keys until it is put down, with its tool. */
export function BoardGhost({ ghost, hand, toTable, isTurned }: Props) {
  const { freedom, tool } = ghost;
  return (
    <>
      {freedom.kind === 'line' ? (
        <path className="board-ghost-track" d={outlinePath([freedom.from, freedom.to], false)} />
      ) : null}
      {tool ? <BoardToolLinks tool={tool} /> : null}
      <HeldPieces ghost={ghost} hand={hand} isTurned={isTurned} />
      {tool ? <BoardToolJoints tool={tool} toTable={toTable} /> : null}
    </>
  );
}

type HeldProps = Omit<Props, 'toTable'>;

function HeldPieces({ ghost, hand, isTurned }: HeldProps) {
  const say = useWords();
  const { piece, standing, freedom } = ghost;
  const press = (event: KeyboardEvent) => {
    const direction = arrowKeys[event.key];
    const puts = event.key === 'Enter' && !event.repeat;
    if (!(direction || puts) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) return ghost.onPut();
    const { x, y } = stepTowards(direction, isTurned);
    const length = event.shiftKey ? 1 : 10;
    hand.step({ x: x * length, y: y * length });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button of its own
    <g
      ref={hand.attach}
      role="button"
      tabIndex={0}
      className={`board-ghost board-ghost-${standing} board-side-${piece.side ?? 'none'} board-kind-${piece.kind}`}
      data-ghost={piece.id}
      data-standing={standing}
      aria-label={say('ghost', { name: piece.name, standing: say(standing), help: say(helpFor(freedom)) })}
      aria-roledescription={say('ghostRole')}
      onPointerDown={hand.take}
      onKeyDown={press}
    >
      <g>
        <HeldBody ghost={ghost} hand={hand} isTurned={isTurned} />
      </g>
      <HeldSigns ghost={ghost} />
    </g>
  );
}

function helpFor(freedom: Ghost['freedom']) {
  if (freedom.kind === 'free' || freedom.kind === 'led') return freedom.turns ? 'ghostTurns' : 'ghostMoves';
  return freedom.kind === 'line' ? 'ghostSlides' : 'ghostStays';
}

function edgeOf({ piece }: Ghost): number {
  return Math.round(piece.reach * 1.25);
}

/** How far ahead the knob stands: beyond those of a formation that its leader has before it. */
function frontOf(ghost: Ghost): number {
  const { piece, followers = [] } = ghost;
  const ahead = followers.flatMap(({ pose, reach }) => {
    const { x, y } = poseSeenFrom(piece.pose, pose);
    return y > 0 && Math.abs(x) < 2 * reach ? [Math.round(y + reach * 1.25)] : [];
  });
  return Math.max(edgeOf(ghost), ...ahead);
}

/** The pieces themselves, turned with the hand, and the knob that turns them. */
function HeldBody({ ghost, hand, isTurned }: HeldProps) {
  const { piece, freedom } = ghost;
  return (
    <>
      <g data-hand="move" className="board-ghost-body">
        <g className="board-constant">
          <circle className="board-ghost-finger" r={22} />
        </g>
        <circle className="board-ghost-grab" r={Math.round(piece.reach * 1.5)} />
        <BoardShapes shapes={piece.shapes} />
        <path className="board-ghost-outline" d={outlinePath(piece.shapes[0]?.points ?? [])} />
      </g>
      <BoardFollowers ghost={ghost} leaderNow={hand.now} isTurned={isTurned} />
      {mayTurn(freedom) ? (
        <g transform={`translate(0 ${-frontOf(ghost)})`}>
          <g className="board-constant board-ghost-turn" data-hand="turn">
            <path className="board-ghost-stick" d="M0 0V-14" />
            <circle className="board-ghost-finger" cy={-26} r={20} />
            <circle className="board-ghost-knob" cy={-26} r={12} />
            <path className="board-ghost-sign" transform="translate(0 -26)" d={TURN} />
          </g>
        </g>
      ) : null}
    </>
  );
}

/** Whether it may stand there, and a grip for fingers beside the piece. */
function HeldSigns({ ghost }: Pick<HeldProps, 'ghost'>) {
  const edge = edgeOf(ghost);
  return (
    <g className="board-upright">
      <g transform={`translate(${edge} ${edge})`}>
        <g className="board-constant">
          <g className="board-ghost-standing" transform="translate(7 7)">
            <circle r={10} />
            <path d={signs[ghost.standing]} />
          </g>
        </g>
      </g>
      {ghost.freedom.kind === 'none' ? null : (
        <g transform={`translate(0 ${edge})`}>
          <g className="board-constant board-ghost-grip" data-hand="move">
            <path className="board-ghost-stick" d="M0 0V28" />
            <circle className="board-ghost-finger" cy={50} r={24} />
            <circle className="board-ghost-knob" cy={50} r={18} />
            <path className="board-ghost-sign" d="M-5 45H5M-5 50H5M-5 55H5" />
          </g>
        </g>
      )}
    </g>
  );
}
