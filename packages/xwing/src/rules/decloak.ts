import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, note, offers, refused } from '@sortie/kernel';
import type { ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { contactBombs } from './bombs.ts';
import type { PlacedShip } from './in-play.ts';
import { isCloaked, shipOf } from './in-play.ts';
import type { DecloakDirection, Placement, RollDirection } from './reposition.ts';
import {
  bombsOnTheWay,
  boostAlong,
  clearShifts,
  decloakDirections,
  decloakPath,
  rollPlacement,
  rollPlay,
  whyNotPlaced,
} from './reposition.ts';
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

/** xw.cloak.decloak.fallback */
function fails(at: Decloaking): XwingEffect[] {
  const direction = at.direction!;
  return [
    { kind: 'failReposition', ship: at.ship!, action: 'decloak', direction },
    note<Decloaking>({ failed: [...at.failed, direction], direction: null }),
    goTo('declareDirection'),
  ];
}

function refuseShift(state: XwingState, at: Decloaking, answer: Plain): Refusal | undefined {
  const shift = (answer as { readonly shift?: unknown } | null)?.shift;
  if (typeof shift !== 'number' || Object.keys(answer as object).length !== 1) {
    return refused('table.malformed-answer', { field: 'shift' });
  }
  const ship = shipOf(state, at.ship!) as PlacedShip;
  if (Math.abs(shift) > rollPlay(ship)) return refused('xw.action.roll.template');
  const placement = rollPlacement(ship, rollOf(at), shift);
  const rule = whyNotPlaced(state, ship, placement, 'xw.cloak.decloak.blockers');
  return rule ? refused(rule) : undefined;
}

/** Decloaking: neither an action nor a maneuver, allowed under stress. rulebook: cloak */
export const decloaking = flow<Decloaking>('decloaking', [
  // xw.cloak.decloak.order
  step('nextShip', (state, at) => {
    const [next] = nextShips(state, (ship) => isCloaked(ship) && !at.asked.includes(ship.id), 'ascending');
    return [note<Decloaking>({ ship: next?.id ?? null, direction: null, failed: [] })];
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
    if ('roll' in path) return clearShifts(state, ship, path.roll).length === 0 ? fails(at) : [];
    const placement = boostAlong(ship, path.boost);
    const rule = whyNotPlaced(state, ship, placement, 'xw.cloak.decloak.blockers');
    return rule ? fails(at) : decloaks(state, ship, at, placement);
  }),
  asks('placeRoll', {
    request: (state, at) => {
      if (!at.ship || !at.direction) return undefined;
      const ship = shipOf(state, at.ship) as PlacedShip;
      const roll = rollOf(at);
      const play = rollPlay(ship);
      return {
        seat: ship.seat,
        kind: 'placeDecloak',
        rule: 'xw.cloak.decloak.effects',
        about: { ship: ship.id, direction: at.direction },
        answers: {
          kind: 'region',
          region: {
            kind: 'line',
            field: 'shift',
            from: -play,
            to: play,
            poses: [-play, play].map((shift) => ({ ...rollPlacement(ship, roll, shift).to })),
          },
          refuse: (answer) => refuseShift(state, at, answer),
          suggest: () => clearShifts(state, ship, roll).map((shift) => ({ shift })),
        },
      };
    },
    take: (state, at, answer: { readonly shift: number }) => {
      const ship = shipOf(state, at.ship!) as PlacedShip;
      return decloaks(state, ship, at, rollPlacement(ship, rollOf(at), answer.shift));
    },
  }),
]);
