import type { Plain, Refusal } from '@sortie/kernel';
import { endFlow, goTo, note, offers, otherSide, refused, run } from '@sortie/kernel';
import { isPermitted, ownCardsWith } from '../abilities/questions.ts';
import type { Maneuver } from '../catalogue/index.ts';
import { missionForbidsManeuver } from '../missions/index.ts';
import type { Activation, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { actionChance } from './action-chance.ts';
import { isInPlay, isStressed, seatsByInitiative, shipOf, speakerOf, typeOf } from './in-play.ts';
import { kindOfObstacle, obstacleRolls } from './obstacles.ts';
import type { DialAnswer } from './planning.ts';
import { tableOf } from './table.ts';
import { nextShips } from './turn-order.ts';
import { difficultyNow } from './values.ts';
import { asks, flow, opens, step } from './words.ts';

interface Choosing {
  readonly next: ShipId | null;
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Ships activate from the lowest skill up, each once. xw.activation.order-ascending, xw.timing.phase.advance */
export const activationPhase = flow<Choosing>('activationPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'activation' }]),
  opens('startOfActivation', initiativeFirst),
  step('missionMove', () => [run('missionActivation', {})]),
  // xw.cloak.decloak.timing
  step('decloak', () => [run('decloaking', { asked: [] })]),
  asks('next', {
    request: (state) => {
      const due = nextShips(state, (ship) => !ship.activated, 'ascending');
      if (due.length < 2) return undefined;
      return {
        seat: due[0]!.seat,
        kind: 'chooseShip',
        rule: 'xw.activation.tie-same-player',
        about: { phase: 'activation' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, answer: { readonly ship: ShipId }) => [note<Choosing>({ next: answer.ship })],
  }),
  step('activate', (state, at) => {
    const [only] = nextShips(state, (ship) => !ship.activated, 'ascending');
    const ship = at.next ?? only?.id;
    if (!ship) return [];
    const activation: Activation = {
      ship,
      revealed: false,
      replaced: false,
      overlappedShips: false,
      obstaclesHit: [],
      actionsPerformed: 0,
      acted: false,
    };
    return [note<Choosing>({ next: null }), goTo('next'), run('activation', activation)];
  }),
  opens('endOfActivation', initiativeFirst),
  step('detonateBombs', () => [run('timedBombs', {})]),
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
  if (!ship.dial || !isStressed(ship)) return false;
  if (difficultyNow(tableOf(state), ship, ship.dial) !== 'red') return false;
  return !isPermitted(state, { kind: 'redWhileStressed', ship });
}

/** White, speed 1, straight, whatever the dial. xw.ion.activation-white-1-straight */
const ionManeuver: Maneuver = { speed: 1, bearing: 'straight', difficulty: 'white' };

/** Reveal Dial, Execute Maneuver, Perform Action. xw.activation.steps, xw.timing.active-ship */
export const activation = flow<Activation>('activation', [
  step('begin', (_state, { ship }) => [
    { kind: 'makeActive', ship },
    // xw.activation.once-per-ship
    { kind: 'markActivated', ship },
  ]),
  opens('beforeReveal', initiativeFirst),
  step('revealDial', (state, { ship }) => {
    // xw.ion.no-reveal, xw.activation.no-dial-no-trigger
    if (!shipOf(state, ship).dial) return [goTo('executeManeuver')];
    // xw.activation.reveal
    return [{ kind: 'revealDial', ship }, note<Activation>({ revealed: true })];
  }),
  asks('replaceRed', {
    request: (state, at) => {
      const ship = shipOf(state, at.ship);
      if (!revealsForbiddenRed(state, ship)) return undefined;
      return {
        seat: speakerOf(state, otherSide(ship.side)),
        kind: 'replaceManeuver',
        rule: 'xw.stress.red-revealed-opponent-picks',
        about: { ship: ship.id },
        answers: offers(replacements(state, ship).map(({ speed, bearing }) => ({ speed, bearing }))),
        whyNot: (answer) => whyNoReplacement(state, ship, answer),
      };
    },
    take: (state, at, answer: DialAnswer) => {
      const ship = shipOf(state, at.ship);
      const maneuver = maneuverOf(ship, answer)!;
      const by = speakerOf(state, otherSide(ship.side));
      return [{ kind: 'replaceDial', ship: at.ship, maneuver, by }, note<Activation>({ replaced: true })];
    },
  }),
  opens('dialRevealed', initiativeFirst),
  step('executeManeuver', (state, { ship }): XwingEffect[] => {
    if (!isInPlay(shipOf(state, ship))) return [goTo('end')];
    const { dial } = shipOf(state, ship);
    return [{ kind: 'executeManeuver', ship, maneuver: dial ?? ionManeuver }];
  }),
  step('cleanUp', (state, { ship: id }): XwingEffect[] => {
    const ship = shipOf(state, id);
    if (!isInPlay(ship)) return [goTo('end')];
    // xw.ion.removal-after-move, xw.ion.late-token
    if (!ship.dial) return [{ kind: 'removeTokens', ship: id, token: 'ion', count: ship.tokens.ion }];
    // xw.activation.clean-up
    return [{ kind: 'removeDial', ship: id }];
  }),
  step('performAction', (state, at): XwingEffect[] => {
    const hitAsteroid = at.obstaclesHit.some((id) => kindOfObstacle(state, id) === 'asteroid');
    // xw.overlap.skip-action, xw.obstacle.asteroid.skip-action
    if (at.overlappedShips || hitAsteroid) return [];
    return [actionChance(at.ship, null, null)];
  }),
  step('performAnother', (state, { ship, acted, actionsPerformed }): XwingEffect[] => {
    const performed = actionsPerformed + 1;
    if (!acted || performed >= actionsInStep(state, shipOf(state, ship))) return [];
    return [
      note<Activation>({ acted: false, actionsPerformed: performed }),
      goTo('performAnother'),
      actionChance(ship, null, null),
    ];
  }),
  step('obstacleEffects', (state, { ship, obstaclesHit }) => obstacleRolls(state, ship, obstaclesHit)),
  step('stillThere', (state, { ship }) => (isInPlay(shipOf(state, ship)) ? [] : [goTo('end')])),
  opens('endOfShipActivation', initiativeFirst),
  step('end', () => [{ kind: 'makeActive', ship: null }, endFlow]),
]);

/** xw.action.one-standard */
function actionsInStep(state: XwingState, ship: Ship): number {
  return Math.max(1, ...ownCardsWith(state, ship, 'actionsInStep').map(({ rules }) => rules.actionsInStep!));
}
