import type { Side } from '@sortie/kernel';
import type { Shape } from '@sortie/scene';
import './piece-figure.css';

interface Props {
  readonly shapes: readonly Shape[];
  readonly side?: Side | null;
  readonly size?: number;
}

/** Left out of small pictures. */
const ground: ReadonlySet<string> = new Set(['base', 'arc', 'arc-auxiliary', 'turret']);

/** A piece as a small picture beside words. */
export function PieceFigure({ shapes, side = null, size = 32 }: Props) {
  const drawn = shapes.filter(({ role }) => !ground.has(role));
  const reach =
    1.05 *
    Math.max(
      1,
      ...drawn.flatMap(({ points }) => points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))),
    );
  return (
    <svg
      className="piece-figure"
      data-side={side ?? undefined}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {drawn.map(({ role, points }) => {
        const path = `M${points.map(({ x, y }) => `${x} ${-y}`).join('L')}Z`;
        return <path key={path} className={`piece-figure-${role}`} d={path} />;
      })}
    </svg>
  );
}
