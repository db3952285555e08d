import { type ShipTypeId, shipType } from '@sortie/xwing/catalogue';
import { silhouetteOf } from '@sortie/xwing/view';
import { memo } from 'react';
import { addKeys } from '../../../../lists/add-keys.ts';
import './ship-picture.css';

interface Props {
  readonly type: ShipTypeId;
  readonly size?: number;
}

/** A ship from above, nose up; it stands beside its name. */
export const ShipPicture = memo(({ type, size = 48 }: Props) => {
  const { outline, details } = silhouetteOf(shipType(type));
  const reach = Math.max(...outline.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)])) * 1.05;
  return (
    <svg
      className="ship-picture"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="ship-picture-outline" d={pathOf(outline)} />
      {addKeys(details, ({ role }) => role).map(({ key, item: detail }) => (
        <path key={key} className={`ship-picture-${detail.role}`} d={pathOf(detail.outline)} />
      ))}
    </svg>
  );
});

function pathOf(points: readonly { readonly x: number; readonly y: number }[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(2)} ${(-y).toFixed(2)}`).join('L')}Z`;
}
