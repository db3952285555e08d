import { outlinePath, type Piece, reachOf, type Shape } from '@sortie/scene';
import './piece-figure.css';

interface Props {
  readonly shapes: readonly Shape[];
  readonly side?: Piece['side'];
  readonly size?: number;
}

/** A piece as a small picture beside words. */
export function PieceFigure({ shapes, side = null, size = 32 }: Props) {
  const drawn = shapes.filter(({ isFlat }) => isFlat !== true);
  const reach = 1.05 * Math.max(1, reachOf(drawn));
  return (
    <svg
      className="piece-figure"
      data-side={side ?? undefined}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {drawn.map(({ role, points }) => {
        const path = outlinePath(points);
        return <path key={path} className={`piece-figure-${role}`} d={path} />;
      })}
    </svg>
  );
}
