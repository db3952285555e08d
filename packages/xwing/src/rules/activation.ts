import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import { isPermitted, ownCardsWith } from '../abilities/questions.ts';
import type { Maneuver } from '../catalogue/index.ts';
import { missionForbidsManeuver } from '../missions/index.ts';
import type { Activation, DialAnswer, OrdersOf, Ship, XwingState } from '../model/index.ts';
import { chanceOf } from './action-chance.ts';
import { executionOf } from './execute.ts';
import { isInPlay, isStressed, seatsByInitiative, shipOf, speakerOf, typeOf } from './in-play.ts';
import { obstacleRolls } from './obstacle-effects.ts';
import { kindOfObstacle } from './obstacles.ts';
import { stressOf } from './stress-check.ts';
import { tableOf } from './table.ts';
import { nextShips } from './turn-order.ts';
import { difficultyNow } from './values.ts';
import { asks, calls, flow, guarded, opens, run, step } from './words.ts';

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Ships activate from the lowest skill up, each once. xw.activation.order-ascending, xw.timing.phase.advance */
export const activationPhase = flow('activationPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'activation' }]),
  opens('startOfActivation', initiativeFirst),
  step('missionMove', () => [run('missionActivation', {})]),
  // xw.cloak.decloak.timing
  step('decloak', () => [run('decloaking', { asked: [], ship: null, direction: null, failed: [] })]),
  asks('next', {
    question: 'chooseShip',
    request: (state) => {
      const due = nextShips(state, (ship) => !ship.activated, 'ascending');
      if (due.length < 2) return undefined;
      return {
        seat: due[0]!.seat,
        rule: 'xw.activation.tie-same-player',
        about: { phase: 'activation' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, answer) => [note({ next: answer.ship })],
  }),
  step('activate', (state, at) => {
    const [only] = nextShips(state, (ship) => !ship.activated, 'ascending');
    const ship = at.next ?? only?.id;
    if (!ship) return [];
    const activation: Activation = {
      ship,
      replaced: false,
      overlappedShips: false,
      obstaclesHit: [],
      actionsPerformed: 0,
      acted: false,
      unchecked: null,
    };
    return [note({ next: null }), goTo('next'), run('activation', activation)];
  }),
  opens('endOfActivation', initiativeFirst),
  step('detonateBombs', () => [run('timedBombs', { next: null, asked: [] })]),
]);

/** The opponent chooses for a stressed ship that reveals red. xw.stress.red-revealed-opponent-picks */
function replacements(state: XwingState, ship: Ship): readonly Maneuver[] {
  const table = tableOf(state);
  const easy = typeOf(ship).dial.filter((each) => difficultyNow(table, ship, each) !== 'red');
  const allowed = easy.filter((each) => missionForbidsManeuver(state, ship, each) === undefined);
  return allowed.length > 0 ? allowed : easy;
}

function maneuverOf(ship: Ship, answer: Plain): Maneuver | undefined {
  const { speed, bearing } = (answer ?? {}) as Partial<DialAnswer>;
  return typeOf(ship).dial.find((each) => each.speed === speed && each.bearing === bearing);
}

function whyNoReplacement(state: XwingState, ship: Ship, answer: Plain): Refusal {
  const maneuver = maneuverOf(ship, answer);
  if (!maneuver) return refused('xw.ship.dial.matches-type', { ship: ship.id });
  const mission = missionForbidsManeuver(state, ship, maneuver);
  return refused(mission ?? 'xw.stress.red-revealed-opponent-picks', { ship: ship.id });
}

function revealsForbiddenRed(state: XwingState, ship: Ship): boolean {
  if (!ship.dial || !isStressed(ship) || isPermitted(state, { kind: 'executeRed', ship })) return false;
  return difficultyNow(tableOf(state), ship, ship.dial) === 'red';
}

/** White, speed 1, straight, whatever the dial. xw.ion.activation-white-1-straight */
const ionManeuver: Maneuver = { speed: 1, bearing: 'straight', difficulty: 'white' };

/** White, speed 2, straight, whatever the dial. ev.variant.timed-planning.white-two-straight */
const defaultManeuver: Maneuver = { speed: 2, bearing: 'straight', difficulty: 'white' };

/** What the ship flies: its dial, or what the rules give a ship without one. ev.variant.timed-planning.default-maneuver */
function maneuverDue({ dial, missedDial }: Ship): Maneuver {
  return dial ?? (missedDial ? defaultManeuver : ionManeuver);
}

/** A ship that is gone does nothing more. xw.cards.ability.ends-on-destruction */
function isShipInPlay(state: XwingState, { ship }: Activation): boolean {
  return isInPlay(shipOf(state, ship));
}

/** Reveal Dial, Execute Maneuver, Perform Action. xw.activation.steps, xw.timing.active-ship */
export const activation = guarded('activation', { while: isShipInPlay, otherwise: 'end' }, [
  step('begin', (_state, { ship }) => [
    { kind: 'makeActive', ship },
    // xw.activation.once-per-ship
    { kind: 'markActivated', ship },
  ]),
  opens('startOfShipActivation', initiativeFirst),
  opens('beforeReveal', initiativeFirst),
  step('revealDial', (state, { ship }) => {
    // xw.ion.no-reveal, xw.activation.no-dial-no-trigger
    if (!shipOf(state, ship).dial) return [goTo('executeManeuver')];
    // xw.activation.reveal
    return [{ kind: 'revealDial', ship }];
  }),
  asks('replaceRed', {
    question: 'replaceManeuver',
    request: (state, at) => {
      const ship = shipOf(state, at.ship);
      if (!revealsForbiddenRed(state, ship)) return undefined;
      return {
        seat: speakerOf(state, otherSide(ship.side)),
        rule: 'xw.stress.red-revealed-opponent-picks',
        about: { ship: ship.id },
        answers: offers(replacements(state, ship).map(({ speed, bearing }) => ({ speed, bearing }))),
        whyNot: (answer) => whyNoReplacement(state, ship, answer),
      };
    },
    take: (state, at, answer) => {
      const ship = shipOf(state, at.ship);
      const maneuver = maneuverOf(ship, answer)!;
      const by = speakerOf(state, otherSide(ship.side));
      return [{ kind: 'replaceDial', ship: at.ship, maneuver, by }, note({ replaced: true })];
    },
  }),
  opens('dialRevealed', initiativeFirst),
  calls('executeManeuver', {
    flow: 'maneuver',
    at: (state, { ship }) => ({
      ...executionOf(ship, maneuverDue(shipOf(state, ship))),
      isActivation: true,
    }),
    take: (_state, _at, result) =>
      result
        ? [
            note({
              overlappedShips: result.stopped,
              obstaclesHit: result.obstaclesHit,
              ...(result.unchecked === null ? {} : { unchecked: result.unchecked }),
            }),
          ]
        : [],
  }),
  step('cleanUp', (state, { ship: id }) => {
    const ship = shipOf(state, id);
    // Not ionized when it was due a dial: tokens that came since stay. xw.ion.late-token
    if (ship.missedDial) return [];
    // xw.ion.removal-after-move, xw.ion.late-token
    if (!ship.dial) return [{ kind: 'removeTokens', ship: id, token: 'ion', count: ship.tokens.ion }];
    // xw.activation.clean-up
    return [{ kind: 'removeDial', ship: id }];
  }),
  calls('performAction', {
    flow: 'action',
    at: (state, at) => {
      const hitAsteroid = at.obstaclesHit.some((id) => kindOfObstacle(state, id) === 'asteroid');
      // ev.variant.timed-planning.no-action
      const { missedDial, lasting } = shipOf(state, at.ship);
      if (missedDial || lasting.some(({ effect }) => effect.kind === 'skipsAction')) return undefined;
      // xw.overlap.skip-action, xw.obstacle.asteroid.skip-action
      return at.overlappedShips || hitAsteroid ? undefined : chanceOf(at.ship, null, null);
    },
    take: (_state, _at, result) => [note({ acted: result !== undefined })],
  }),
  calls('performAnother', {
    flow: 'action',
    at: (state, { ship, acted, actionsPerformed }) =>
      acted && actionsPerformed + 1 < actionsInStep(state, shipOf(state, ship))
        ? chanceOf(ship, null, null)
        : undefined,
    take: (_state, at, result): OrdersOf<'activation'> => [
      note({ acted: result !== undefined, actionsPerformed: at.actionsPerformed + 1 }),
      goTo('performAnother'),
    ],
  }),
  // xw.later.stress.checked-later
  step('checkStressNow', (_state, { ship, unchecked }) => stressOf(ship, unchecked)),
  step('obstacleEffects', (state, { ship, obstaclesHit }) => obstacleRolls(state, ship, obstaclesHit)),
  opens('endOfShipActivation', initiativeFirst),
  step('end', () => [{ kind: 'makeActive', ship: null }]),
]);

/** xw.action.one-standard */
function actionsInStep(state: XwingState, ship: Ship): number {
  return Math.max(1, ...ownCardsWith(state, ship, 'actionsInStep').map(({ rules }) => rules.actionsInStep!));
}
