import type { Maneuver } from '../catalogue/index.ts';
import type { Execution, ShipId, XwingRun } from '../model/index.ts';
import { run } from './words.ts';

/** A maneuver before it is flown. */
export function executionOf(ship: ShipId, maneuver: Maneuver): Execution {
  return {
    ship,
    maneuver,
    difficulty: maneuver.difficulty,
    isActivation: false,
    checksLater: false,
    offset: null,
    start: null,
    stopped: false,
    overlapped: [],
    movedThrough: [],
    obstaclesHit: [],
    bombsHit: [],
    fled: false,
  };
}

/**
 * Executes a maneuver, without a reveal and without an action; what it hits takes effect at once.
 * xw.activation.forced-maneuver-only-execute, xw.obstacle.trigger
 */
export function execute(ship: ShipId, maneuver: Maneuver): XwingRun {
  return run('forcedManeuver', { ship, maneuver });
}
