import type { Side } from '@sortie/kernel';
import { otherSide, seatsOf } from '@sortie/kernel';
import { usesHundredPointChanges } from '../lists/index.ts';
import type { MissionId, MissionState, Obstacle, ObstacleId, Options, Ship, ShipId } from '../model/index.ts';
import type { ShipBrief } from '../setup/new-ship.ts';
import { newShip } from '../setup/new-ship.ts';
import { missionOf } from './index.ts';

const SHUTTLE = 'shuttle' as ShipId;

/** xw.mission.squads.hundred-point-switch */
function isHundredPoints({ presetForces, points }: Options): boolean {
  return usesHundredPointChanges({ forces: presetForces ? 'preset' : 'custom', ceiling: points });
}

/** What the mission keeps track of, before anything is placed. */
export function newMission(id: MissionId, options: Options, rebel: Side): MissionState {
  const mission = missionOf(id);
  const hundredPoints = isHundredPoints(options);
  return {
    id,
    rebel,
    imperial: otherSide(rebel),
    shuttle: mission.shuttle ? SHUTTLE : null,
    disabledShip: null,
    satellites: mission.satellites?.(hundredPoints) ?? [],
    hundredPoints,
  };
}

/** The ship that the mission adds to the Rebel force. xw.mission1.shuttle.is-rebel-ship */
export function missionShips(
  { id, rebel, hundredPoints }: MissionState,
  seats: Parameters<typeof seatsOf>[0],
): Ship[] {
  const pilot = missionOf(id).shuttle?.(hundredPoints);
  if (!pilot) return [];
  const brief: ShipBrief = { id: SHUTTLE, seat: seatsOf(seats, rebel)[0]!, side: rebel, pilot, upgrades: [] };
  return [newShip(brief)];
}

/** The asteroids that the mission's set-up places, and no other obstacle. xw.mission.setup.obstacles */
export function missionObstacles(id: MissionId): Obstacle[] {
  return Array.from({ length: missionOf(id).asteroids }, (_, outline) => ({
    id: `o${outline + 1}` as ObstacleId,
    kind: 'asteroid',
    outline,
    pose: null,
  }));
}
