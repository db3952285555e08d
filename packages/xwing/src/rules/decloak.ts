import { goTo, note, offers } from '@sortie/kernel';
import type {
  DecloakDirection,
  RollDirection,
  Ship,
  ShipId,
  XwingEffect,
  XwingState,
} from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isCloaked, shipOf } from './in-play.ts';
import type { Placement } from './reposition.ts';
import { bombsOnTheWay, boostAlong, decloakDirections, decloakPath, whyNotPlaced } from './reposition.ts';
import type { ShiftAnswer } from './roll.ts';
import { hasRoomToRoll, rollAnswers, rollAt } from './roll.ts';
import { nextShips } from './turn-order.ts';
import { asks, flow, step } from './words.ts';

/** The round of decloaking at the start of the Activation phase. */
interface Decloaking {
  readonly asked: readonly ShipId[];
  readonly ship: ShipId | null;
  readonly direction: DecloakDirection | null;
  readonly failed: readonly DecloakDirection[];
}

type DecloakAnswer = { readonly direction: DecloakDirection } | { readonly stay: true };

function rollOf(at: Decloaking): RollDirection {
  const path = decloakPath(at.direction!);
  if (!('roll' in path)) throw new Error(`${at.direction} is no roll`);
  return path.roll;
}

function decloaks(state: XwingState, ship: PlacedShip, at: Decloaking, placement: Placement): XwingEffect[] {
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
    ...nextOne(at),
  ];
}

function nextOne(at: Decloaking): XwingEffect[] {
  return [
    note<Decloaking>({ asked: [...at.asked, at.ship!], ship: null, direction: null, failed: [] }),
    goTo('nextShip'),
  ];
}

/** Another direction may be declared while one is left. xw.cloak.decloak.fallback, xw.cloak.decloak.impossible */
function fails(state: XwingState, ship: PlacedShip, at: Decloaking): XwingEffect[] {
  const direction = at.direction!;
  const failed = [...at.failed, direction];
  const isLost = decloakDirections(state, ship).every((each) => failed.includes(each));
  return [
    { kind: 'failReposition', ship: ship.id, action: 'decloak', direction },
    ...(isLost ? nextOne(at) : [note<Decloaking>({ failed, direction: null }), goTo('declareDirection')]),
  ];
}

/** The ships whose turn it is to decloak: one player's, of the lowest skill left. xw.cloak.decloak.order */
function dueShips(state: XwingState, at: Decloaking): Ship[] {
  return nextShips(state, (ship) => isCloaked(ship) && !at.asked.includes(ship.id), 'ascending');
}

/** Decloaking: neither an action nor a maneuver, allowed under stress. rulebook: cloak */
export const decloaking = flow<Decloaking>('decloaking', [
  asks('nextShip', {
    request: (state, at) => {
      const due = dueShips(state, at);
      if (due.length < 2) return undefined;
      return {
        seat: due[0]!.seat,
        kind: 'chooseShip',
        rule: 'xw.cloak.decloak.order',
        about: { phase: 'activation', window: 'decloak' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, { ship }: { readonly ship: ShipId }) => [note<Decloaking>({ ship })],
  }),
  step('begin', (state, at) => {
    const ship = at.ship ?? dueShips(state, at)[0]?.id ?? null;
    return [note<Decloaking>({ ship, direction: null, failed: [] })];
  }),
  asks('declareDirection', {
    request: (state, at) => {
      if (!at.ship) return undefined;
      const ship = shipOf(state, at.ship);
      const left = decloakDirections(state, ship).filter((each) => !at.failed.includes(each));
      return {
        seat: ship.seat,
        kind: 'decloak',
        rule: 'xw.cloak.decloak.optional-cost',
        about: { ship: ship.id },
        answers: offers<DecloakAnswer>([...left.map((direction) => ({ direction })), { stay: true }]),
      };
    },
    take: (_state, at, answer: DecloakAnswer) =>
      'stay' in answer ? nextOne(at) : [note<Decloaking>({ direction: answer.direction })],
  }),
  step('test', (state, at): XwingEffect[] => {
    if (!at.ship || !at.direction) return [];
    const ship = shipOf(state, at.ship) as PlacedShip;
    const path = decloakPath(at.direction);
    if ('roll' in path) return hasRoomToRoll(state, ship, path.roll) ? [] : fails(state, ship, at);
    const placement = boostAlong(ship, path.boost);
    const rule = whyNotPlaced(state, ship, placement, 'xw.cloak.decloak.blockers');
    return rule ? fails(state, ship, at) : decloaks(state, ship, at, placement);
  }),
  asks('placeRoll', {
    request: (state, at) => {
      if (!at.ship || !at.direction) return undefined;
      const ship = shipOf(state, at.ship) as PlacedShip;
      const roll = rollOf(at);
      return {
        seat: ship.seat,
        kind: 'placeDecloak',
        rule: 'xw.cloak.decloak.effects',
        about: { ship: ship.id, direction: at.direction },
        answers: rollAnswers(state, ship, roll, 'xw.cloak.decloak.blockers'),
      };
    },
    take: (state, at, { shift }: ShiftAnswer) => {
      const ship = shipOf(state, at.ship!) as PlacedShip;
      const direction = rollOf(at);
      const placement = rollAt(state, ship, { direction, shift, rule: 'xw.cloak.decloak.blockers' });
      return decloaks(state, ship, at, placement as Placement);
    },
  }),
]);
