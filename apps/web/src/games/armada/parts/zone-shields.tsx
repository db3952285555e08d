import { type HullZone, shipCard } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ShipView } from '@sortie/armada/view';
import { useLanguage } from '../../../app/settings.ts';
import './zone-cross.css';

/** The shields of a hull zone, of those that its card gives. */
export function ZoneShields({ ship, zone }: { readonly ship: ShipView; readonly zone: HullZone }) {
  const words = texts(useLanguage()).pieceWords;
  const left = ship.shields[zone];
  const all = shipCard(ship.card).shields[zone];
  return (
    <span role="img" aria-label={words.shields(zone, left, all)}>
      <span className="ar-zones-name">{words.names.zones[zone]} </span>
      <span className="ar-zones-shields">
        {left}/{all}
      </span>
    </span>
  );
}
