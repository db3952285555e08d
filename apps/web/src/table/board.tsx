import type { Scene } from '@sortie/scene';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { BoardButtons } from './board-buttons.tsx';
import { BoardCamera } from './board-camera.ts';
import { boardGestures } from './board-gestures.ts';
import { BoardGhost } from './board-ghost.tsx';
import { BoardGround } from './board-ground.tsx';
import { BoardHandButtons } from './board-hand-buttons.tsx';
import { BoardPatterns } from './board-patterns.tsx';
import { BoardPieces } from './board-pieces.tsx';
import { useLayers } from './layers.tsx';
import { type LayersDrawn, layersDrawn } from './layers-drawn.ts';
import { useWords } from './text/words.ts';
import { useBoardCamera } from './use-board-camera.ts';
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
  /** Drawn over the pieces, in the coordinates of the table. */
  readonly over?: ReactNode;
}

/** The table of any game: it draws the scene and what questions add to it, and knows no rules. */
export function Board({ scene, label, onLook, chosen = null, startsTurned = false, over }: Props) {
  const say = useWords();
  const helpId = useId();
  const view = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const [camera] = useState(() => new BoardCamera());
  const [isTurned, setTurned] = useState(startsTurned);
  const [first, setFirst] = useState<string | null>(null);
  const { keepAt, passOver } = useLook(onLook);
  const layers = useLayers();
  const drawn = useMemo(() => layersDrawn(layers, scene.marks), [layers, scene.marks]);
  const { pieces, area } = scene;
  const { ghost } = drawn;
  const hand = useHand(ghost, area, camera);
  const near = useBoardCamera({ camera, hand, view, world, scene, isTurned });
  const toTable = (x: number, y: number) => camera.toTable(x, y);
  const worked = { view, camera, hand, pieces, drawn, isTurned, keepAt, passOver, onFirst: setFirst };
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
        {...boardGestures(worked)}
      >
        <BoardPatterns />
        <g ref={world}>
          <g transform={isTurned ? `rotate(180 ${area.width / 2} ${area.depth / 2})` : undefined}>
            <BoardGround width={area.width} depth={area.depth} />
            <g transform={`translate(0 ${area.depth})`}>
              <BoardPieces
                pieces={pieces}
                marks={drawn.marks}
                picks={drawn.picks}
                chosen={chosen}
                tabbed={tabbedPiece(scene, drawn, first)}
                near={near}
                isTurned={isTurned}
              />
              {over}
              {ghost ? <BoardGhost ghost={ghost} hand={hand} toTable={toTable} isTurned={isTurned} /> : null}
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

/** One piece is reached by the tabulator: the one that was reached last, one that can be chosen, or the first. */
function tabbedPiece({ pieces }: Scene, { picks }: LayersDrawn, last: string | null): string | undefined {
  return [last, pieces.find(({ id }) => picks.has(id))?.id, pieces[0]?.id].find(
    (id): id is string => id !== null && id !== undefined && pieces.some((piece) => piece.id === id),
  );
}
