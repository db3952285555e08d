import type { Plain, Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused } from '@sortie/kernel';
import type { ArmadaState, Ship, ShipId } from '../model/index.ts';
import { findShip, isShipInPlay, seatsByInitiative, speakerOf } from './in-play.ts';
import { asks, flow, opens, run, step } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

/** Neither activated this round nor kept from it by a dial that lies faceup on its card. ar.phase.ship.no-reactivation, ar.dial.faceup-blocks-activation */
export function mayActivate(ship: Ship): boolean {
  return isShipInPlay(ship) && !ship.activated && ship.usedDial === null;
}

function shipsDue(state: ArmadaState, side: Side): Ship[] {
  return state.ships.filter((ship) => ship.side === side && mayActivate(ship));
}

/** The side whose turn it is; one without ships left passes. ar.phase.ship.alternate-one, ar.phase.ship.pass-when-empty */
function sideToAct(state: ArmadaState, turn: Side | null): Side | undefined {
  const next = turn ?? state.initiative ?? 0;
  return [next, otherSide(next)].find((side) => shipsDue(state, side).length > 0);
}

function whyNotActivated(state: ArmadaState, asked: unknown): string {
  const { ship: id } = (asked ?? {}) as { readonly ship?: string };
  const ship = id === undefined ? undefined : findShip(state, id);
  if (!ship || !isShipInPlay(ship)) return 'ar.phase.ship.alternate-one';
  if (ship.activated) return 'ar.phase.ship.no-reactivation';
  return ship.usedDial === null ? 'ar.phase.ship.alternate-one' : 'ar.dial.faceup-blocks-activation';
}

function aboutShip(asked: Plain): Plain {
  const { ship } = (asked ?? {}) as { readonly ship?: string };
  return ship === undefined ? null : { unit: ship };
}

/** Ship phase: one ship at a time, the first player first. ar.initiative.meaning */
export const shipPhase = flow('shipPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'ship' }]),
  opens('startOfShipPhase', firstPlayerFirst),
  asks('next', {
    question: 'chooseShip',
    request: (state, at) => {
      const side = sideToAct(state, at.turn);
      if (side === undefined) return undefined;
      const due = shipsDue(state, side);
      if (due.length < 2) return undefined;
      return {
        // ar.optional.team.agree-activations
        seat: speakerOf(state, side),
        rule: 'ar.phase.ship.alternate-one',
        about: { phase: 'ship' },
        answers: offers(due.map(({ id }) => ({ ship: id }))),
        whyNot: (answer) => refused(whyNotActivated(state, answer), aboutShip(answer)),
      };
    },
    take: (_state, _at, { ship }) => [note({ next: ship })],
  }),
  step('activate', (state, at) => {
    const side = sideToAct(state, at.turn);
    if (side === undefined) return [];
    const ship = (at.next ?? shipsDue(state, side)[0]!.id) as ShipId;
    return [
      note({ next: null, turn: otherSide(side) }),
      goTo('next'),
      run('shipActivation', {
        ship,
        number: state.activations + 1,
        revealsNothing: false,
      }),
    ];
  }),
  opens('endOfShipPhase', firstPlayerFirst),
]);
