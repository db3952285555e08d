import type { Piece, Scene } from '@sortie/scene';
import { Suspense, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../apps/web/src/app/preact-options.ts';
import '../../apps/web/src/app/theme.css';
import { Board } from '../../apps/web/src/table/board.tsx';
import type { Ghost } from '../../apps/web/src/table/layer.ts';
import { useLayer, WithLayers } from '../../apps/web/src/table/layers.tsx';
import { stagedScene } from '../../apps/web/src/table/stage/staged-scene.ts';
import { useAgain } from '../../apps/web/src/table/stage/use-again.ts';
import { useStageParts } from '../../apps/web/src/table/stage/use-stage-parts.ts';
import { attackActs } from './staged-attack.ts';

const base = [
  { x: -20, y: -20 },
  { x: 20, y: -20 },
  { x: 20, y: 20 },
  { x: -20, y: 20 },
];

/** A piece as rich as those of a real game: an outline of forty corners and six parts. */
const outline = Array.from({ length: 40 }, (_, corner) => ({
  x: (corner % 2 === 0 ? 18 : 11) * Math.cos((corner * Math.PI) / 20),
  y: (corner % 2 === 0 ? 18 : 11) * Math.sin((corner * Math.PI) / 20),
}));
const details = Array.from({ length: 6 }, (_, part) =>
  outline.slice(part * 6, part * 6 + 6).map(({ x, y }) => ({ x: x / 2, y: y / 2 })),
);

function piece(index: number): Piece {
  return {
    id: `s${index}`,
    kind: 'ship',
    side: index % 2 === 0 ? 0 : 1,
    pose: { x: 70 + (index % 10) * 85, y: 120 + Math.floor(index / 10) * 130, heading: index * 37 },
    shapes: [
      { role: 'base', points: base },
      { role: 'hull', points: outline },
      ...details.map((points) => ({ role: 'panel', points })),
    ],
    reach: 20,
    name: `piece ${index}`,
    longCaption: `${index} Squadron leader`,
    caption: `${index} Squadron`,
    shortCaption: String(index),
    tokens: Array.from({ length: index % 3 }, (_, token) => ({
      icon: 'M5 5H19V19H5Z',
      tone: token === 0 ? 'good' : 'bad',
      count: token + 1,
      name: `token ${token}`,
    })),
  };
}

const scene: Scene = {
  area: { width: 914, depth: 914 },
  pieces: Array.from({ length: 59 }, (_, index) => piece(index)),
  marks: [],
};

function Hand() {
  const [pose, setPose] = useState({ x: 457, y: 60, heading: 0 });
  const ghost = useMemo<Ghost>(
    () => ({
      piece: { ...piece(60), pose },
      standing: 'legal',
      freedom: { kind: 'free', turns: true },
      onMove: (next) => setPose(next),
      onPut: () => undefined,
    }),
    [pose],
  );
  useLayer(useMemo(() => ({ ghost }), [ghost]));
  return null;
}

/** Fights all over the table: the camera flies from one to the next. */
const FIGHTS = [
  [44, 55],
  [2, 13],
  [38, 29],
  [50, 41],
] as const;

/** A table whose camera is sent to a fight and back by one button; another stages attacks one after the other. */
function Table() {
  const [isNear, setNear] = useState(false);
  const parts = useStageParts(true);
  const { act, isWaiting, play, stop } = useAgain(false);
  const fight = useMemo(() => (isNear ? { pieces: ['s44', 's55'] } : null), [isNear]);
  const shown = useMemo(() => stagedScene(scene, act ? [act] : []), [act]);
  const attack = () => play(FIGHTS.flatMap(([one, other]) => attackActs(pieceAt(one), pieceAt(other))));
  return (
    <>
      <Board
        scene={shown}
        label="sixty pieces"
        focus={act ? act.focus : fight}
        over={parts ? <parts.StageEffects act={act} /> : null}
      />
      {parts && act ? (
        <parts.StageView act={act} isWaiting={isWaiting} onSkip={stop} onGoOn={stop} isAgain />
      ) : null}
      <button id="elsewhere" type="button" className="unseen" onClick={() => setNear(!isNear)}>
        elsewhere
      </button>
      {parts ? (
        <button id="attack" type="button" className="unseen" onClick={attack}>
          attack
        </button>
      ) : null}
    </>
  );
}

function pieceAt(index: number): Piece {
  return scene.pieces[index]!;
}

createRoot(document.getElementById('root')!).render(
  <Suspense>
    <WithLayers>
      <Table />
      <Hand />
    </WithLayers>
  </Suspense>,
);
