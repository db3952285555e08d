import { briefName } from '@sortie/legion/scene';
import type { LegionView } from '@sortie/legion/view';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { EyePicture, type OnScreen, type Watched } from './eye-picture.ts';
import type { Step } from './looking.ts';
import type { FigureOnTable } from './seen-by.ts';
import { useWords } from './text/words.ts';

interface Props {
  readonly seen: Seen<LegionView>;
  readonly figures: readonly FigureOnTable[];
  readonly watched: Watched;
  readonly label: string;
  readonly onDrag: (turn: number, pitch: number) => void;
  readonly onWheel: (step: Step) => void;
}

/** Degrees of a turn for each pixel that is dragged. */
const DRAG = 0.25;

/** The picture, with the names of the units in it; a sentence where the browser cannot draw it. */
export function EyeCanvas({ seen, figures, watched, label, onDrag, onWheel }: Props) {
  const say = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, canDraw } = usePicture(canvas);
  const [frames, setFrames] = useState(0);
  const [labels, setLabels] = useState<readonly UnitLabel[]>([]);
  const drag = useDragging(onDrag);
  const { table, eye, seen: inSight } = watched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands there changes with the table and the eye.
  useEffect(() => picture?.lay(watched), [picture, table, eye, inSight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when anything that is looked at changes.
  useEffect(() => {
    const { current } = canvas;
    if (!picture || !current) return undefined;
    const draw = () => {
      picture.draw(watched, current.clientWidth, current.clientHeight);
      setLabels(labelsIn(picture, figures, watched));
      setFrames((before) => before + 1);
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(current);
    return () => watch.disconnect();
  }, [picture, table, eye, inSight, watched.isThroughEye, watched.looking]);
  const names = namesFor(seen);
  return (
    <div className="lg-eye-picture" data-drawn={frames > 0}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onWheel={({ deltaY }) => onWheel(deltaY < 0 ? 'nearer' : 'farther')}
        {...drag}
      />
      {canDraw ? (
        labels.map(({ unit, side, at }) => (
          <span
            key={unit}
            className="lg-eye-label"
            data-side={side}
            aria-hidden="true"
            style={{ left: `${at.left * 100}%`, top: `${at.top * 100}%` }}
          >
            {briefName(names.unit(unit))}
          </span>
        ))
      ) : (
        <p role="alert" className="lg-eye-missing">
          {say('noWebGl')}
        </p>
      )}
    </div>
  );
}

/** What draws, for as long as the canvas is on the page. */
function usePicture(canvas: { readonly current: HTMLCanvasElement | null }) {
  const [picture, setPicture] = useState<EyePicture>();
  const [canDraw, setCanDraw] = useState(true);
  useEffect(() => {
    let made: EyePicture;
    try {
      made = new EyePicture(canvas.current!);
    } catch {
      setCanDraw(false);
      return undefined;
    }
    setPicture(made);
    return () => made.dispose();
  }, [canvas]);
  return { picture, canDraw };
}

interface UnitLabel {
  readonly unit: string;
  readonly side: 0 | 1;
  readonly at: OnScreen;
}

/** Above the leader of each unit that is in the picture; through an eye only those that it sees. */
function labelsIn(
  picture: EyePicture,
  figures: readonly FigureOnTable[],
  { eye, seen, isThroughEye }: Watched,
): readonly UnitLabel[] {
  const labels = figures.flatMap(({ figure, unit, side, isLeader }): readonly UnitLabel[] => {
    if (!isLeader || (isThroughEye && (figure.id === eye?.id || seen?.has(figure.id) === false))) return [];
    const { x, y, level } = figure.stand;
    const at = picture.place(x, y, level + figure.height.top + 12);
    return at ? [{ unit, side, at }] : [];
  });
  return keptApart(labels);
}

/** About as much of the picture as a name takes. */
const NAME = { width: 0.16, height: 0.05 };

/** A name that would cover another goes above it. */
function keptApart(labels: readonly UnitLabel[]): readonly UnitLabel[] {
  const placed: UnitLabel[] = [];
  for (const label of labels.toSorted((one, other) => other.at.top - one.at.top)) {
    const beside = placed.filter(({ at }) => Math.abs(at.left - label.at.left) < NAME.width);
    // The lowest are placed first, so that one pass finds room above them all.
    const top = beside.reduce(
      (height, { at }) => (Math.abs(at.top - height) < NAME.height ? at.top - NAME.height : height),
      label.at.top,
    );
    placed.push({ ...label, at: { ...label.at, top } });
  }
  return placed;
}

/** Turns while a pointer drags. */
function useDragging(onDrag: Props['onDrag']) {
  const last = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const end = () => {
    last.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      last.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent<HTMLCanvasElement>) => {
      if (!last.current) return;
      onDrag((last.current.x - x) * DRAG, (y - last.current.y) * DRAG);
      last.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
