import { findPilot } from '@sortie/xwing';
import './ship-outline.css';

/** A ship of a squad as a small silhouette. */
export function ShipOutline({ pilot }: { readonly pilot: string }) {
  const card = findPilot(pilot);
  return (
    <svg className="ship-outline" viewBox="-20 -20 40 40" aria-hidden="true" data-pilot={card?.uid}>
      <path d="M0 -17l4 13 1 14-3 4h-4l-3-4 1-14z" />
    </svg>
  );
}
