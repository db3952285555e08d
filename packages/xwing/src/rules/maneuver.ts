import type { Plain, Refusal } from '@sortie/kernel';
import { endFlowWith, note, refused } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type {
  Execution,
  OffsetAnswer,
  OrdersOf,
  XwingEffect,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import { executionOf } from './execute.ts';
import { effectsOfFleeing } from './fleeing.ts';
import { fly } from './flight.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay, seatsByInitiative, shipOf } from './in-play.ts';
import { obstacleRolls } from './obstacle-effects.ts';
import { kindOfObstacle } from './obstacles.ts';
import { overlapsShips } from './overlaps-ships.ts';
import { stressOf } from './stress-check.ts';
import { tableOf } from './table.ts';
import { clearTallonOffsets, tallonPlay, tallonPose, tallonSide } from './tallon-roll.ts';
import { difficultyNow } from './values.ts';
import { asks, calls, flow, guarded, opens, step } from './words.ts';

function isOffset(answer: Plain): answer is OffsetAnswer {
  return typeof answer === 'object' && answer !== null && typeof (answer as OffsetAnswer).offset === 'number';
}

function refuseTallon(
  state: XwingState,
  ship: PlacedShip,
  maneuver: Maneuver,
  answer: Plain,
): Refusal | undefined {
  if (!isOffset(answer) || Object.keys(answer).length !== 1)
    return refused('table.malformed-answer', { field: 'offset' });
  if (Math.abs(answer.offset) > tallonPlay(ship)) return refused('xw.maneuver.bearing.tallon-placement');
  return overlapsShips(state, ship, tallonPose(ship, maneuver, answer.offset))
    ? refused('xw.maneuver.tallon-avoid-overlap')
    : undefined;
}

/** What the maneuver counts as once it is flown. */
function flownAs(state: XwingState, maneuver: Maneuver, stopped: boolean): Maneuver {
  // xw.maneuver.core2012-k-turn-becomes-straight
  const isStraightNow =
    state.options.variant === 'core2012' && maneuver.bearing === 'koiogranTurn' && stopped;
  return isStraightNow ? { ...maneuver, bearing: 'straight' } : maneuver;
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Moves the ship and checks its pilot's stress. xw.activation.check-stress, xw.activation.exact-maneuver */
export const maneuver = guarded('maneuver', { while: (state, { ship }) => isInPlay(shipOf(state, ship)) }, [
  opens('beforeManeuver', initiativeFirst),
  step('prepare', (state, at) => {
    const ship = shipOf(state, at.ship);
    const difficulty = difficultyNow(tableOf(state), ship, at.maneuver);
    return [note({ difficulty, start: ship.pose })];
  }),
  asks('placeTallonRoll', {
    question: 'placeTallonRoll',
    request: (state, at): XwingQuestion<'placeTallonRoll'> | undefined => {
      const ship = shipOf(state, at.ship) as PlacedShip;
      if (!tallonSide(at.maneuver.bearing)) return undefined;
      const clear = clearTallonOffsets(state, ship, at.maneuver);
      // xw.maneuver.tallon-overlap-no-rotate
      if (clear.length === 0) return undefined;
      const play = tallonPlay(ship);
      return {
        seat: ship.seat,
        rule: 'xw.maneuver.bearing.tallon-placement',
        about: { ship: ship.id },
        answers: {
          kind: 'region',
          fields: ['offset'],
          region: {
            kind: 'line',
            field: 'offset',
            from: -play,
            to: play,
            poses: [-play, play].map((offset) => ({ ...tallonPose(ship, at.maneuver, offset) })),
          },
          refuse: (answer) => refuseTallon(state, ship, at.maneuver, answer),
          suggest: () => clear.map((offset) => ({ offset })),
        },
      };
    },
    take: (_state, _at, answer) => [note({ offset: answer.offset })],
  }),
  step('moveShip', (state, at): OrdersOf<'maneuver'> => {
    const ship = shipOf(state, at.ship) as PlacedShip;
    const flight = fly(state, ship, at.maneuver, at.offset);
    const flown = flownAs(state, at.maneuver, flight.slid);
    // xw.later.maneuver.other-template
    const how = [flown.bearing, flown.speed, ...(flown.along ? [flown.along] : [])].join(' ');
    const results: Partial<Execution> = {
      maneuver: flown,
      stopped: flight.slid,
      overlapped: flight.overlapped,
      movedThrough: flight.movedThrough,
      obstaclesHit: flight.obstacles,
      bombsHit: flight.bombs,
      fled: flight.fled,
    };
    // xw.overlap.stationary-no-overlap
    const move: XwingEffect[] =
      at.maneuver.bearing === 'stationary'
        ? []
        : [
            {
              kind: 'moveShip',
              ship: ship.id,
              to: flight.to,
              cause: 'maneuver',
              how,
              overlapped: flight.overlapped,
            },
          ];
    return [...move, note(results)];
  }),
  step('flee', (state, at): OrdersOf<'maneuver'> => {
    // The flow ends with the ship. xw.flee.no-abilities, xw.flee.no-return
    return at.fled ? effectsOfFleeing(state, shipOf(state, at.ship)) : [];
  }),
  step('obstacles', (_state, at) =>
    at.obstaclesHit.map((obstacle): XwingEffect => ({ kind: 'hitObstacle', ship: at.ship, obstacle })),
  ),
  step('bombs', (state, at) => contactBombs(state, at.ship, at.bombsHit)),
  opens('checkingStress', initiativeFirst),
  step('checkPilotStress', (_state, at) => (at.checksLater ? [] : stressOf(at.ship, at.difficulty))),
  // xw.obstacle.debris.stress
  step('debrisStress', (state, at) =>
    at.obstaclesHit
      .filter((id) => kindOfObstacle(state, id) === 'debris')
      .map((): XwingEffect => ({ kind: 'assignTokens', ship: at.ship, token: 'stress', count: 1 })),
  ),
  opens('afterManeuver', initiativeFirst),
  step('report', (_state, { stopped, obstaclesHit, checksLater, difficulty }) => [
    endFlowWith({ stopped, obstaclesHit, unchecked: checksLater ? difficulty : null }),
  ]),
]);

/** A maneuver outside the ship's own activation: what it hit takes effect now. xw.obstacle.trigger */
export const forcedManeuver = flow('forcedManeuver', [
  calls('execute', {
    flow: 'maneuver',
    at: (_state, { ship, maneuver: forced }) => executionOf(ship, forced),
    take: (state, { ship }, result) => (result ? obstacleRolls(state, ship, result.obstaclesHit) : []),
  }),
]);
