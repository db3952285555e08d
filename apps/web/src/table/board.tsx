import type { Scene } from '@sortie/scene';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { BoardCamera } from './board-camera.ts';
import { BoardControls } from './board-controls.tsx';
import { boardGestures } from './board-gestures.ts';
import { BoardPatterns } from './board-patterns.tsx';
import { BoardWorld } from './board-world.tsx';
import type { Focus } from './camera/focus.ts';
import { mayTurn } from './ghost-moves.ts';
import { useLayers } from './layers.tsx';
import { type LayersDrawn, layersDrawn } from './layers-drawn.ts';
import { sameData } from './same-data.ts';
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
  /** What matters now, for the camera to frame; null for the whole table. Left out, the camera stays still. */
  readonly focus?: Focus | null;
  /** Drawn over the pieces, in the coordinates of the table. */
  readonly over?: ReactNode;
}

const NO_PIECES: readonly string[] = [];

/** The table of any game: it draws the scene and what questions add to it, and knows no rules. */
export function Board(props: Props) {
  const { scene, label, onLook, chosen = null, startsTurned = false, focus, over } = props;
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
  useBoardCamera({ camera, hand, view, world, scene, isTurned, focus });
  const focused = useSame(focus?.pieces ?? NO_PIECES);
  const worked = { view, camera, hand, pieces, drawn, isTurned, keepAt, passOver, onFirst: setFirst };
  return (
    <div className="board" data-ground={scene.ground}>
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
          <BoardWorld
            scene={scene}
            drawn={drawn}
            chosen={chosen}
            tabbed={tabbedPiece(scene, drawn, first)}
            focus={focused}
            camera={camera}
            hand={hand}
            isTurned={isTurned}
            over={over}
          />
        </g>
      </svg>
      <p id={helpId} className="unseen">
        {say('boardHelp')}
      </p>
      <BoardControls
        camera={camera}
        hand={hand}
        canTurnPiece={ghost !== undefined && mayTurn(ghost.freedom)}
        isTurned={isTurned}
        onTurn={() => setTurned(!isTurned)}
        canFollow={focus !== undefined}
      />
    </div>
  );
}

/** The list that said the same before, so that nothing is laid out anew for it. */
function useSame(list: readonly string[]): readonly string[] {
  const known = useRef(list);
  if (!sameData(known.current, list)) known.current = list;
  return known.current;
}

/** One piece is reached by the tabulator: the one that was reached last, one that can be chosen, or the first. */
function tabbedPiece({ pieces }: Scene, { picks }: LayersDrawn, last: string | null): string | undefined {
  return [last, pieces.find(({ id }) => picks.has(id))?.id, pieces[0]?.id].find(
    (id): id is string => id !== null && id !== undefined && pieces.some((piece) => piece.id === id),
  );
}
