import type { Scene } from '@sortie/scene';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { BoardCamera } from './board-camera.ts';
import type { GhostHand } from './ghost-hand.ts';
import type { LayersDrawn } from './layers-drawn.ts';
import { arrowKeys, nearestPiece, neighbour, stepTowards } from './neighbour.ts';

interface Worked {
  readonly view: { readonly current: SVGSVGElement | null };
  readonly camera: BoardCamera;
  readonly hand: GhostHand;
  readonly pieces: Scene['pieces'];
  readonly drawn: LayersDrawn;
  readonly isTurned: boolean;
  readonly keepAt: (piece: string | null) => void;
  readonly passOver: (piece: string | null) => void;
  readonly onFirst: (piece: string) => void;
}

const FINGER = 22;
const PAN = 80;
const KEY_TURN = 15;
const ZOOM = 1.5;

/** How a board is worked by mouse, finger and keys: pieces are chosen and looked at, the view is moved. */
export function boardGestures(worked: Worked) {
  const { camera, pieces, keepAt, passOver, onFirst } = worked;
  return {
    onClick: (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-ghost], [data-tool]')) return;
      const at = camera.toTable(event.clientX, event.clientY);
      const piece = pieceOf(event.target) ?? nearestPiece(pieces, at, camera.millimetres(FINGER));
      if (piece === undefined) keepAt(null);
      else act(worked, piece);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (pressViewKey(worked, event.key) || pressPieceKey(worked, event)) event.preventDefault();
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') passOver(pieceOf(event.target) ?? null);
    },
    onPointerLeave: () => passOver(null),
    onFocus: (event: FocusEvent) => {
      const piece = pieceOf(event.target);
      if (piece !== undefined) onFirst(piece);
    },
  };
}

function act({ drawn, keepAt, passOver }: Worked, piece: string): void {
  const offered = drawn.picks.get(piece);
  if (!offered) keepAt(piece);
  else {
    passOver(piece);
    offered.choose(piece);
  }
}

/** Whether the key was one that moves the view. */
function pressViewKey({ camera, keepAt }: Worked, key: string): boolean {
  if (key === '+' || key === '=') camera.zoomBy(ZOOM);
  else if (key === '-') camera.zoomBy(1 / ZOOM);
  else if (key === '0') camera.whole();
  else if (key === 'Escape') keepAt(null);
  else return false;
  return true;
}

/** Whether the key was one that turns what is held, goes from piece to piece, or chooses one. */
function pressPieceKey(worked: Worked, event: KeyboardEvent): boolean {
  const { camera, hand, pieces, drawn, isTurned } = worked;
  const piece = pieceOf(event.target);
  const direction = arrowKeys[event.key];
  const key = event.key.toLowerCase();
  if (drawn.ghost && (key === 'q' || key === 'e')) {
    hand.turn((key === 'q' ? -1 : 1) * (event.shiftKey ? 1 : KEY_TURN));
  } else if (direction && piece !== undefined) {
    goTo(worked, neighbour(pieces, piece, stepTowards(direction, isTurned)));
  } else if (direction) {
    const { x, y } = stepTowards(direction, false);
    camera.panBy(-x * PAN, y * PAN);
  } else if ((key === 'enter' || key === ' ') && piece !== undefined) act(worked, piece);
  else return false;
  return true;
}

function goTo({ view, camera, pieces }: Worked, piece: string | undefined): void {
  const pose = pieces.find(({ id }) => id === piece)?.pose;
  if (piece === undefined || !pose) return;
  view.current
    ?.querySelector<SVGGElement>(`[data-piece="${CSS.escape(piece)}"]`)
    ?.focus({ preventScroll: true });
  camera.reveal(pose);
}

function pieceOf(target: EventTarget): string | undefined {
  const element = target instanceof Element ? target.closest('[data-piece]') : null;
  return element?.getAttribute('data-piece') ?? undefined;
}
