import { pose } from '@sortie/geometry';
import { innermostFrame, noteIn } from '@sortie/kernel';
import type { Execution } from '../model/index.ts';
import { decloakOnly } from './decloak-only.ts';
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
  turnAround: (state, { ship: id }, { emit }) => {
    const { pose: at } = shipOf(state, id);
    if (!at) return;
    const to = pose(at.x, at.y, at.heading + 180);
    moveShip(
      state,
      { kind: 'moveShip', ship: id, to, cause: 'effect', how: 'turnAround', overlapped: [] },
      emit,
    );
  },
  hitObstacle: (_state, { ship, obstacle }, { emit }) => {
    emit({ kind: 'obstacleHit', ship, obstacle });
  },
  // xw.later.obstacle.removed
  removeObstacle: (state, { obstacle }, { emit }) => {
    if (state.obstacles.some(({ id, pose: at }) => id === obstacle && at))
      emit({ kind: 'obstacleRemoved', obstacle });
  },
  checkStressLater: (state) => {
    const frame = innermostFrame<Execution>(state, 'maneuver');
    return frame ? [noteIn<Execution>(frame.id, { checksLater: true })] : undefined;
  },
  executeManeuver: (_state, { ship, maneuver }) => [execute(ship, maneuver)],
  // xw.later.maneuver.other-template
  flyAlong: (state, { template: along }) => {
    const frame = innermostFrame<Execution>(state, 'maneuver');
    if (!frame) return undefined;
    return [noteIn<Execution>(frame.id, { maneuver: { ...frame.at.maneuver, along } })];
  },
  decloak: (state, { ship }) => [decloakOnly(state, ship)],
} satisfies Partial<Performers>;
