import type { Pose } from '@sortie/geometry';
import { movePose, turnPose } from '@sortie/geometry';
import type { Maneuver } from '../catalogue/index.ts';
import { shipType } from '../catalogue/index.ts';
import type { Guides, Ship, TableTop } from '../model/index.ts';
import { baseLength } from './base.ts';
import { fly } from './flight.ts';
import type { PlacedShip } from './in-play.ts';
import { overlapsShips } from './overlaps-ships.ts';

type Leaver = Pick<Ship, 'id' | 'type'>;

/** As if it stood in its carrier, its own guides at those that its template is set against. xw.later.docking.deploy */
export function launchPose(carrier: PlacedShip, leaver: Leaver, from: Guides): Pose {
  const out = turnPose(carrier.pose, from === 'front' ? 0 : 180);
  return movePose(out, (baseLength(carrier) - baseLength(leaver)) / 2);
}

/** The maneuvers by which it finds a place on the table or flees past its edge. xw.later.docking.deploy */
export function launchesOf(
  top: TableTop,
  carrier: PlacedShip,
  leaver: Leaver,
  from: Guides,
): readonly Maneuver[] {
  const start = { ...carrier, ...leaver, pose: launchPose(carrier, leaver, from) };
  return shipType(leaver.type).dial.filter(
    (maneuver) => !overlapsShips(top, start, fly(top, start, maneuver, null).to),
  );
}
