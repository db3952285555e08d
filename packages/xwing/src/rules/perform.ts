import type { XwingEffect, XwingState } from '../model/index.ts';
import { performSetUp } from '../setup/perform-set-up.ts';
import { execute } from './execute.ts';
import { shipOf } from './in-play.ts';
import type { Means, More } from './means.ts';
import { moveShip } from './move-ship.ts';
import { performOnShips } from './perform-on-ships.ts';

/** Carries out what the rules order: the only place that rolls and draws. */
export function perform(state: XwingState, effect: XwingEffect, means: Means): More {
  const { emit, luck } = means;
  switch (effect.kind) {
    case 'beginSetUpStep':
    case 'giveInitiative':
    case 'rollInitiative':
    case 'takeEdges':
    case 'placeObstacle':
    case 'deployShip':
    case 'bringShip':
    case 'setShields':
    case 'rollDispute':
    case 'settleDispute':
      return performSetUp(state, effect, emit, luck);
    case 'startRound':
      emit({ kind: 'roundStarted', round: state.round + 1 });
      return;
    case 'startPhase':
      emit({ kind: 'phaseStarted', phase: effect.phase });
      return [{ kind: 'endLasting', until: 'endOfPhase' }];
    case 'setDial':
      emit({ kind: 'dialSet', ship: effect.ship, maneuver: effect.maneuver });
      return;
    case 'revealDial':
      emit({ kind: 'dialRevealed', ship: effect.ship, maneuver: shipOf(state, effect.ship).dial! });
      return;
    case 'replaceDial':
      emit({ kind: 'dialReplaced', ship: effect.ship, maneuver: effect.maneuver, by: effect.by });
      return;
    case 'removeDial':
      emit({ kind: 'dialRemoved', ship: effect.ship });
      return;
    case 'makeActive':
      if (state.activeShip !== effect.ship) emit({ kind: 'becameActive', ship: effect.ship });
      return;
    case 'markActivated':
      emit({ kind: 'activated', ship: effect.ship });
      return;
    case 'markOpportunity':
      emit({ kind: 'hadOpportunity', ship: effect.ship });
      return;
    case 'moveShip':
      moveShip(state, effect, emit);
      return;
    case 'hitObstacle':
      emit({ kind: 'obstacleHit', ship: effect.ship, obstacle: effect.obstacle });
      return;
    case 'executeManeuver':
      return [execute(effect.ship, effect.maneuver)];
    default:
      return performOnShips(state, effect, emit, luck);
  }
}
