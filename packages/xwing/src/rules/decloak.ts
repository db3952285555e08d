import { goTo, note, offers } from '@sortie/kernel';
import type { DecloakAnswer, Decloaking, OrdersOf, RollDirection, Ship, XwingState } from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isCloaked, shipOf } from './in-play.ts';
import type { Placement } from './reposition.ts';
import {
  bombsOnTheWay,
  boostAlong,
  decloakDirections,
  decloakPath,
  obstaclesCrossed,
  whyNotPlaced,
} from './reposition.ts';
import { hasRoomToRoll, rollAnswers, rollAt } from './roll.ts';
import { nextShips } from './turn-order.ts';
import { asks, flow, step } from './words.ts';

function rollOf(at: Decloaking): RollDirection {
  const path = decloakPath(at.direction!);
  if (!('roll' in path)) throw new Error(`${at.direction} is no roll`);
  return path.roll;
}

function decloaks(
  state: XwingState,
  ship: PlacedShip,
  at: Decloaking,
  placement: Placement,
): OrdersOf<'decloaking'> {
  return [
    { kind: 'spendToken', ship: ship.id, token: 'cloak' },
    {
      kind: 'moveShip',
      ship: ship.id,
      to: placement.to,
      cause: 'decloak',
      how: at.direction!,
      overlapped: [],
    },
    ...contactBombs(state, ship.id, bombsOnTheWay(state, ship, placement)),
    ...obstaclesCrossed(state, ship, placement),
    ...nextOne(at),
  ];
}

function nextOne(at: Decloaking): OrdersOf<'decloaking'> {
  return [
    note({ asked: [...at.asked, at.ship!], ship: null, direction: null, failed: [] }),
    goTo('nextShip'),
  ];
}

/** Another direction may be declared while one is left. xw.cloak.decloak.fallback, xw.cloak.decloak.impossible */
function fails(state: XwingState, ship: PlacedShip, at: Decloaking): OrdersOf<'decloaking'> {
  const direction = at.direction!;
  const failed = [...at.failed, direction];
  const isLost = decloakDirections(state, ship).every((each) => failed.includes(each));
  return [
    { kind: 'failReposition', ship: ship.id, action: 'decloak', direction },
    ...(isLost ? nextOne(at) : [note({ failed, direction: null }), goTo('declareDirection')]),
  ];
}

/** The ships whose turn it is to decloak: one player's, of the lowest skill left. xw.cloak.decloak.order */
function dueShips(state: XwingState, at: Decloaking): Ship[] {
  return nextShips(state, (ship) => isCloaked(ship) && !at.asked.includes(ship.id), 'ascending');
}

/** Decloaking: neither an action nor a maneuver, allowed under stress. rulebook: cloak */
export const decloaking = flow('decloaking', [
  asks('nextShip', {
    question: 'chooseShip',
    request: (state, at) => {
      const due = dueShips(state, at);
      if (due.length < 2) return undefined;
      return {
        seat: due[0]!.seat,
        rule: 'xw.cloak.decloak.order',
        about: { phase: 'activation', window: 'decloak' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, { ship }) => [note({ ship })],
  }),
  step('begin', (state, at) => {
    const ship = at.ship ?? dueShips(state, at)[0]?.id ?? null;
    return [note({ ship, direction: null, failed: [] })];
  }),
  asks('declareDirection', {
    question: 'decloak',
    request: (state, at) => {
      if (!at.ship) return undefined;
      const ship = shipOf(state, at.ship);
      const left = decloakDirections(state, ship).filter((each) => !at.failed.includes(each));
      return {
        seat: ship.seat,
        rule: 'xw.cloak.decloak.optional-cost',
        about: { ship: ship.id },
        answers: offers<DecloakAnswer>([...left.map((direction) => ({ direction })), { stay: true }]),
      };
    },
    take: (_state, at, answer) => ('stay' in answer ? nextOne(at) : [note({ direction: answer.direction })]),
  }),
  step('test', (state, at): OrdersOf<'decloaking'> => {
    if (!at.direction) return [];
    const ship = shipOf(state, at.ship!) as PlacedShip;
    const path = decloakPath(at.direction);
    if ('roll' in path) {
      return hasRoomToRoll(state, ship, path.roll)
        ? [{ kind: 'allowReposition', ship: ship.id, action: 'decloak', direction: at.direction }]
        : fails(state, ship, at);
    }
    const placement = boostAlong(ship, path.boost);
    const rule = whyNotPlaced(state, ship, placement, 'xw.cloak.decloak.blockers');
    return rule ? fails(state, ship, at) : decloaks(state, ship, at, placement);
  }),
  asks('placeRoll', {
    question: 'placeDecloak',
    request: (state, at) => {
      if (!at.direction) return undefined;
      const ship = shipOf(state, at.ship!) as PlacedShip;
      const roll = rollOf(at);
      return {
        seat: ship.seat,
        rule: 'xw.cloak.decloak.effects',
        about: { ship: ship.id, direction: at.direction },
        answers: rollAnswers(state, ship, roll, 'xw.cloak.decloak.blockers'),
      };
    },
    take: (state, at, { shift }) => {
      const ship = shipOf(state, at.ship!) as PlacedShip;
      const direction = rollOf(at);
      const placement = rollAt(state, ship, { direction, shift, rule: 'xw.cloak.decloak.blockers' });
      return decloaks(state, ship, at, placement as Placement);
    },
  }),
]);
