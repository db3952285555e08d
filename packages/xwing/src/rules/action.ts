import { endFlow, endFlowWith, goTo, note, offers } from '@sortie/kernel';
import { performMissionAction } from '../missions/index.ts';
import type {
  ActionAnswer,
  ActionChance,
  BoostDirection,
  OrdersOf,
  RollDirection,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { actionAnswers, actionCards, whyNoAction } from './actions.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isInPlay, isStressed, seatsByInitiative, shipOf } from './in-play.ts';
import { effectsOfLaterWaves } from './later-actions.ts';
import type { Placement } from './reposition.ts';
import { bombsOnTheWay, boostPlacement, obstaclesCrossed, whyNotPlaced } from './reposition.ts';
import { hasRoomToRoll, rollAnswers, rollAt } from './roll.ts';
import { tableOf } from './table.ts';
import { lockableFrom } from './target-lock.ts';
import { asks, flow, opens, step } from './words.ts';

/** Puts the ship down, counts the action, and sets off what it crossed. */
function reposition(
  state: XwingState,
  ship: PlacedShip,
  at: ActionChance,
  placement: Placement,
): OrdersOf<'action'> {
  const cause = at.action === 'boost' ? 'boost' : 'barrelRoll';
  return [
    { kind: 'recordAction', ship: ship.id, action: at.action!, source: at.source },
    { kind: 'moveShip', ship: ship.id, to: placement.to, cause, how: at.direction!, overlapped: [] },
    ...contactBombs(state, ship.id, bombsOnTheWay(state, ship, placement)),
    ...obstaclesCrossed(state, ship, placement),
    note({ performed: true }),
  ];
}

/** The declared action proved impossible: another may be chosen. xw.action.roll.fallback, xw.action.boost.fallback */
function fails(at: ActionChance, direction: string): OrdersOf<'action'> {
  const failed = [...at.failed, `${at.action} ${direction}`];
  return [
    { kind: 'failReposition', ship: at.ship, action: at.action!, direction },
    note({ failed, action: null, direction: null }),
    goTo('chooseAction'),
  ];
}

function begin(state: XwingState, at: ActionChance, answer: ActionAnswer): OrdersOf<'action'> {
  if ('skip' in answer) return [endFlow];
  const ship = shipOf(state, at.ship);
  const { target = null, direction = null } = answer;
  const chosen: ActionChance = { ...at, action: answer.action, direction, target };
  const { action, source } = chosen;
  const done = (...effects: readonly XwingEffect[]): OrdersOf<'action'> => [
    note({ action, target, performed: true, underStress: isStressed(ship) }),
    { kind: 'recordAction', ship: ship.id, action: action!, source },
    ...effects,
  ];
  switch (answer.action) {
    case 'focus':
    case 'evade':
    case 'cloak':
      return done({ kind: 'assignTokens', ship: ship.id, token: answer.action, count: 1, ofAction: true });
    case 'targetLock': {
      const target = answer.target!;
      // xw.action.lock.declare-out-of-range
      const lockable = lockableFrom(state, ship, tableOf(state).cards);
      if (!lockable.some((each) => each.id === target)) return fails(chosen, target);
      return done({ kind: 'acquireLock', ship: ship.id, target });
    }
    case 'boost':
    case 'barrelRoll':
      return [note({ action, direction: chosen.direction, underStress: isStressed(ship) })];
    case 'protect':
      return done(...performMissionAction(state, ship, answer.action));
    default: {
      const later = effectsOfLaterWaves(ship, answer);
      if (later) return done(...later);
      const own = actionCards(state, ship).find((each) => answer.action === `card ${each.key}`)!;
      const here = tableOf(state).cards.here(own);
      return done(...own.rules.action!.perform(here, (answer.choice ?? null) as never));
    }
  }
}

/** A chance to perform an action. rulebook: action */
export const action = flow('action', [
  asks('chooseAction', {
    question: 'performAction',
    request: (state, at) => {
      const ship = shipOf(state, at.ship);
      const answers = isInPlay(ship) ? actionAnswers(state, ship, at) : [];
      if (answers.length === 0) return undefined;
      return {
        seat: ship.seat,
        rule: at.source === null ? 'xw.action.one-standard' : 'xw.action.free.definition',
        about: { ship: ship.id, source: at.source, free: at.source !== null },
        answers: offers<ActionAnswer>([...answers, { skip: true }]),
        whyNot: (answer) => whyNoAction(state, ship, at, answer),
      };
    },
    take: begin,
  }),
  step('boost', (state, at): OrdersOf<'action'> => {
    if (at.action !== 'boost' || at.performed) return [];
    const ship = shipOf(state, at.ship) as PlacedShip;
    const placement = boostPlacement(ship, at.direction as BoostDirection);
    const rule = whyNotPlaced(state, ship, placement, 'xw.action.boost.no-overlap');
    return rule ? fails(at, at.direction!) : reposition(state, ship, at, placement);
  }),
  step('testRoll', (state, at): OrdersOf<'action'> => {
    if (at.action !== 'barrelRoll') return [];
    const ship = shipOf(state, at.ship) as PlacedShip;
    const direction = at.direction as RollDirection;
    return hasRoomToRoll(state, ship, direction)
      ? [{ kind: 'allowReposition', ship: ship.id, action: 'barrelRoll', direction }]
      : fails(at, direction);
  }),
  asks('placeRoll', {
    question: 'placeBarrelRoll',
    request: (state, at) => {
      if (at.action !== 'barrelRoll') return undefined;
      const ship = shipOf(state, at.ship) as PlacedShip;
      const direction = at.direction as RollDirection;
      return {
        seat: ship.seat,
        rule: 'xw.action.roll.placement',
        about: { ship: ship.id, direction },
        answers: rollAnswers(state, ship, direction, 'xw.action.roll.no-overlap'),
      };
    },
    take: (state, at, { shift }) => {
      const ship = shipOf(state, at.ship) as PlacedShip;
      const direction = at.direction as RollDirection;
      const placement = rollAt(state, ship, { direction, shift, rule: 'xw.action.roll.no-overlap' });
      return reposition(state, ship, at, placement as Placement);
    },
  }),
  step('performed', (_state, at) => (at.performed ? at.atOnce : [endFlow])),
  opens('afterAction', { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative }),
  step('afterwards', (_state, at) => at.afterwards),
  step('report', () => [endFlowWith({ performed: true })]),
]);
