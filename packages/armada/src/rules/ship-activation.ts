import { goTo } from '@sortie/kernel';
import type { ArmadaState, OrdersOf, ShipActivation } from '../model/index.ts';
import { attacksLeft } from './attacks-left.ts';
import { isShipInPlay, seatsByInitiative, shipOf } from './in-play.ts';
import { calls, guarded, opens, step } from './words.ts';

const firstPlayerFirst = { rule: 'ar.timing.first-player-first', order: seatsByInitiative };

function isInPlay(state: ArmadaState, { ship }: ShipActivation): boolean {
  return isShipInPlay(shipOf(state, ship));
}

/** Reveal command dial, attack, execute maneuver. ar.ship-activation.steps */
export const shipActivation = guarded('shipActivation', { while: isInPlay, otherwise: 'end' }, [
  step('begin', (_state, { ship }) => [
    { kind: 'makeActive', unit: ship },
    { kind: 'beginActivation', unit: ship },
  ]),
  opens('beforeReveal', firstPlayerFirst),
  // ar.ship-activation.reveal-top-dial
  step('reveal', (_state, { ship, revealsNothing }) =>
    revealsNothing ? [] : [{ kind: 'revealDial', ship }],
  ),
  opens('dialRevealed', firstPlayerFirst),
  calls('attack', {
    flow: 'attackChance',
    at: (state, at) =>
      attacksLeft(shipOf(state, at.ship), at) > 0 ? { unit: at.ship, source: null } : undefined,
    take: (_state, _at, result): OrdersOf<'shipActivation'> => (result ? [goTo('attack')] : []),
  }),
  // ar.ship-activation.maneuver-mandatory
  step('maneuver', (_state, { ship }) => [{ kind: 'executeManeuver', ship, speed: null, source: null }]),
  opens('endOfShipActivation', firstPlayerFirst),
  step('end', (_state, { ship }) => [
    // ar.ship-activation.done-dial-faceup, ar.dial.unspent-discarded
    { kind: 'endShipActivation', ship },
    { kind: 'makeActive', unit: null },
  ]),
]);
