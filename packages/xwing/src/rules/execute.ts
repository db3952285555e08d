import type { Control } from '@sortie/kernel';
import { run } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type { Execution, ShipId } from '../model/index.ts';

/** Begins the execution of a maneuver, without a reveal and without an action. xw.activation.forced-maneuver-only-execute */
export function executes(ship: ShipId, maneuver: Maneuver): Control {
  const execution: Execution = {
    ship,
    maneuver,
    difficulty: maneuver.difficulty,
    offset: null,
    start: null,
    stopped: false,
    overlapped: [],
    movedThrough: [],
    obstaclesHit: [],
    bombsHit: [],
    fled: false,
  };
  return run('maneuver', execution);
}
