import type { Disc, Polygon } from '@sortie/geometry';
import { objectiveToken, squadronBase, zoneOf } from './outlines.ts';
import type { Target } from './places.ts';

/** What of an attacker or defender is measured. ar.range.measure.from-attacking-zone, ar.range.measure.squadron-base */
export function shapeOf(target: Target): Polygon | Disc {
  switch (target.kind) {
    case 'hullZone':
      return zoneOf(target.ship, target.zone);
    case 'squadron':
      return squadronBase(target.at);
    case 'objectiveToken':
      return objectiveToken(target.at);
  }
}
