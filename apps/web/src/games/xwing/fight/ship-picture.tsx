import { outlinePath } from '@sortie/scene';
import { shipShapes } from '@sortie/xwing/scene';
import type { ShipView } from '@sortie/xwing/view';
import './ship-picture.css';

/** A ship's silhouette without its base, nose up. */
export function ShipPicture({ ship }: { readonly ship: ShipView }) {
  const shapes = shipShapes(ship).filter(
    ({ role }) => !['base', 'arc', 'arc-auxiliary', 'turret'].includes(role),
  );
  const reach = Math.max(
    ...shapes.flatMap(({ points }) => points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])),
    1,
  );
  return (
    <svg
      className="ship-picture"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      data-side={ship.side}
      data-gone={ship.gone !== null}
      aria-hidden="true"
    >
      <g>
        {shapes.map(({ role, points }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes are drawn in a fixed order.
          <path key={place} className={`ship-picture-${role}`} d={outlinePath(points, true)} />
        ))}
      </g>
    </svg>
  );
}
