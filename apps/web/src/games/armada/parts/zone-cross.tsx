import { type HullZone, hullZones } from '@sortie/armada/catalogue';
import type { ReactNode } from 'react';
import './zone-cross.css';

interface Props {
  readonly label: string;
  readonly children: (zone: HullZone) => ReactNode;
  /** What stands in the middle. */
  readonly middle?: ReactNode;
}

/** The four hull zones as they lie around the ship, the bow up. */
export function ZoneCross({ label, children, middle }: Props) {
  return (
    <fieldset className="ar-zones" aria-label={label}>
      {hullZones.map((zone) => (
        <div key={zone} className="ar-zones-zone" data-zone={zone}>
          {children(zone)}
        </div>
      ))}
      <div className="ar-zones-middle">{middle}</div>
    </fieldset>
  );
}
