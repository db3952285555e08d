import { execute } from './execute.ts';
import { shipOf } from './in-play.ts';
import { moveShip } from './move-ship.ts';
import type { Performers } from './performer.ts';

/** Rounds, phases, dials and movement. */
export const roundPerformers = {
  startRound: (state, _effect, { emit }) => {
    emit({ kind: 'roundStarted', round: state.round + 1 });
  },
  startPhase: (_state, { phase }, { emit }) => {
    emit({ kind: 'phaseStarted', phase });
    return [{ kind: 'endLasting', until: 'endOfPhase' }];
  },
  setDial: (_state, { ship, maneuver }, { emit }) => {
    emit({ kind: 'dialSet', ship, maneuver });
  },
  revealDial: (state, { ship }, { emit }) => {
    emit({ kind: 'dialRevealed', ship, maneuver: shipOf(state, ship).dial! });
  },
  replaceDial: (_state, { ship, maneuver, by }, { emit }) => {
    emit({ kind: 'dialReplaced', ship, maneuver, by });
  },
  removeDial: (_state, { ship }, { emit }) => {
    emit({ kind: 'dialRemoved', ship });
  },
  makeActive: (state, { ship }, { emit }) => {
    if (state.activeShip !== ship) emit({ kind: 'becameActive', ship });
  },
  markActivated: (_state, { ship }, { emit }) => {
    emit({ kind: 'activated', ship });
  },
  markOpportunity: (_state, { ship }, { emit }) => {
    emit({ kind: 'hadOpportunity', ship });
  },
  moveShip: (state, effect, { emit }) => {
    moveShip(state, effect, emit);
  },
  hitObstacle: (_state, { ship, obstacle }, { emit }) => {
    emit({ kind: 'obstacleHit', ship, obstacle });
  },
  executeManeuver: (_state, { ship, maneuver }) => [execute(ship, maneuver)],
} satisfies Partial<Performers>;
