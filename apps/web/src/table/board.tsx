import type { Scene } from '@sortie/scene';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { BoardButtons } from './board-buttons.tsx';
import { BoardCamera } from './board-camera.ts';
import { BoardGhost } from './board-ghost.tsx';
import { BoardGround } from './board-ground.tsx';
import { BoardHandButtons } from './board-hand-buttons.tsx';
import { BoardMarkLabels } from './board-mark-labels.tsx';
import { BoardMarks } from './board-marks.tsx';
import { BoardPiece } from './board-piece.tsx';
import { BoardPieceLabel } from './board-piece-label.tsx';
import { captionsNear } from './captions.ts';
import { useLayers } from './layers.tsx';
import { layersDrawn } from './layers-drawn.ts';
import { arrowKeys, nearestPiece, neighbour, stepTowards } from './neighbour.ts';
import { useWords } from './text/words.ts';
import { useHand } from './use-hand.ts';
import { useLook } from './use-look.ts';
import './board.css';

interface Props {
  readonly scene: Scene;
  readonly label: string;
  /** A piece is looked at: for as long as the hand is over it, or until another is when it was pressed. */
  readonly onLook?: (piece: string | null) => void;
  readonly chosen?: string | null;
  /** Seen from the far edge at first, so that one's own edge is below. */
  readonly startsTurned?: boolean;
}

const FINGER = 22;
const PAN = 80;
const WHEEL_TURN = 5;
const KEY_TURN = 15;

/** The table of any game: it draws the scene and what questions add to it, and knows no rules. */
export function Board({ scene, label, onLook, chosen = null, startsTurned = false }: Props) {
  const say = useWords();
  const helpId = useId();
  const view = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new BoardCamera());
  const [isTurned, setTurned] = useState(startsTurned);
  const [first, setFirst] = useState<string | null>(null);
  const { keepAt, passOver } = useLook(onLook);
  const layers = useLayers();
  const { pieces, area } = scene;
  const { marks, picks, ghost } = useMemo(() => layersDrawn(layers, scene.marks), [layers, scene.marks]);
  const hand = useHand(ghost, area, camera);

  useEffect(() => {
    camera.isBusy = hand.wants;
    return camera.attach(view.current!, world.current!);
  }, [camera, hand]);
  useLayoutEffect(() => camera.setTable(area, isTurned), [camera, area, isTurned]);
  const near = useMemo(() => captionsNear(pieces, isTurned), [pieces, isTurned]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: labels are new whenever the pieces are
  useLayoutEffect(() => camera.fitCaptions(), [camera, near]);
  useEffect(() => {
    const board = view.current!;
    const wheel = (event: WheelEvent) => {
      if (!hand.wants(event)) return;
      event.preventDefault();
      hand.turn(Math.sign(event.deltaY || event.deltaX) * WHEEL_TURN);
    };
    board.addEventListener('wheel', wheel, { passive: false });
    return () => board.removeEventListener('wheel', wheel);
  }, [hand]);

  const tabbed = [first, pieces.find(({ id }) => picks.has(id))?.id, pieces[0]?.id].find((id) =>
    pieces.some((piece) => piece.id === id),
  );

  const act = (piece: string) => {
    const offered = picks.get(piece);
    if (!offered) return keepAt(piece);
    passOver(piece);
    offered.choose(piece);
  };

  const press = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-ghost]')) return;
    const at = camera.toTable(event.clientX, event.clientY);
    const piece = pieceOf(event.target) ?? nearestPiece(pieces, at, camera.millimetres(FINGER));
    if (piece === undefined) keepAt(null);
    else act(piece);
  };

  const goTo = (piece: string | undefined) => {
    const pose = pieces.find(({ id }) => id === piece)?.pose;
    if (piece === undefined || !pose) return;
    view.current
      ?.querySelector<SVGGElement>(`[data-piece="${CSS.escape(piece)}"]`)
      ?.focus({ preventScroll: true });
    camera.reveal(pose);
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = pieceOf(event.target);
    const direction = arrowKeys[event.key];
    const key = event.key.toLowerCase();
    if (key === '+' || key === '=') camera.zoomBy(1.5);
    else if (key === '-') camera.zoomBy(1 / 1.5);
    else if (key === '0') camera.whole();
    else if (key === 'escape') keepAt(null);
    else if (ghost && (key === 'q' || key === 'e')) {
      hand.turn((key === 'q' ? -1 : 1) * (event.shiftKey ? 1 : KEY_TURN));
    } else if (direction && piece !== undefined)
      goTo(neighbour(pieces, piece, stepTowards(direction, isTurned)));
    else if (direction) {
      const { x, y } = stepTowards(direction, false);
      camera.panBy(-x * PAN, y * PAN);
    } else if ((key === 'enter' || key === ' ') && piece !== undefined) act(piece);
    else return;
    event.preventDefault();
  };

  const hover = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') passOver(pieceOf(event.target) ?? null);
  };

  const focus = (event: FocusEvent) => {
    const piece = pieceOf(event.target);
    if (piece !== undefined) setFirst(piece);
  };

  const turning = isTurned ? `rotate(180 ${area.width / 2} ${area.depth / 2})` : undefined;
  return (
    <div className="board">
      <svg
        ref={view}
        className={isTurned ? 'board-view board-turned' : 'board-view'}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is worked by keys
        tabIndex={0}
        aria-label={label}
        aria-describedby={helpId}
        onClick={press}
        onKeyDown={pressKey}
        onPointerOver={hover}
        onPointerLeave={() => passOver(null)}
        onFocus={focus}
      >
        <defs>
          <pattern
            id="board-stripes"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="board-stripe" d="M0 0V6" />
          </pattern>
          <pattern
            id="board-hatching"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="board-hatching" d="M0 0V7" />
          </pattern>
        </defs>
        <g ref={world}>
          <g transform={turning}>
            <BoardGround width={area.width} depth={area.depth} />
            <g transform={`translate(0 ${area.depth})`}>
              <BoardMarks marks={marks.filter((mark) => mark.kind === 'area' && !mark.above)} />
              {pieces.map((piece) => (
                <BoardPiece
                  key={piece.id}
                  piece={piece}
                  pick={picks.get(piece.id)?.pick}
                  isChosen={piece.id === chosen}
                  isFirst={piece.id === tabbed}
                />
              ))}
              <g className="board-over">
                <BoardMarks marks={marks.filter((mark) => mark.kind === 'line' || mark.above)} />
                {pieces.map((piece) =>
                  piece.caption || piece.tokens?.length || piece.state === 'done' ? (
                    <BoardPieceLabel
                      key={piece.id}
                      piece={piece}
                      isChosen={piece.id === chosen}
                      near={near.get(piece.id) ?? 0}
                    />
                  ) : null,
                )}
                <BoardMarkLabels marks={marks} isTurned={isTurned} />
              </g>
              {ghost ? <BoardGhost ghost={ghost} hand={hand} isTurned={isTurned} /> : null}
            </g>
          </g>
        </g>
      </svg>
      <p id={helpId} className="unseen">
        {say('boardHelp')}
      </p>
      <BoardButtons camera={camera} isTurned={isTurned} onTurn={() => setTurned(!isTurned)} />
      {ghost?.freedom.kind === 'free' && ghost.freedom.turns ? <BoardHandButtons hand={hand} /> : null}
    </div>
  );
}

function pieceOf(target: EventTarget): string | undefined {
  const element = target instanceof Element ? target.closest('[data-piece]') : null;
  return element?.getAttribute('data-piece') ?? undefined;
}
