import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { ArmadaState, Maneuvering, ObstacleOverlap } from '../model/index.ts';
import type { Appliers } from './applier.ts';
import { shipIn, squadronIn } from './applier.ts';

/** Speed, courses and places. */
export const movementAppliers = {
  speedChanged: (state, { ship, to }) => {
    shipIn(state, ship).speed = to;
  },
  yawRaised: (state, { by }) => {
    const maneuver = innermost<Draft<Maneuvering>>(state as ArmadaState, 'maneuver');
    if (!maneuver) return;
    maneuver.extraYaw += by;
    maneuver.navigated = true;
  },
  shipMoved: (state, { ship, to }) => {
    shipIn(state, ship).pose = to;
  },
  squadronsLifted: (state, { squadrons }) => {
    state.serial++;
    for (const id of squadrons) squadronIn(state, id).at = null;
  },
  squadronMoved: (state, { squadron, from, to }) => {
    if (from === null) state.serial++;
    squadronIn(state, squadron).at = to;
  },
  obstacleIgnored: (state) => {
    const overlap = innermost<Draft<ObstacleOverlap>>(state as ArmadaState, 'obstacleOverlap');
    if (overlap) overlap.ignored = true;
  },
} satisfies Partial<Appliers>;
