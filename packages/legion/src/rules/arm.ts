import { goTo, note, region } from '@sortie/kernel';
import type { Arming, ChargeRegion, LegionQuestion, LegionState, OrdersOf, Place } from '../model/index.ts';
import { refuseCharge, suggestCharges } from './charge-places.ts';
import { leaderOf, unitOf } from './in-play.ts';
import { asks, flow } from './words.ts';

function placeRequest(state: LegionState, at: Arming): LegionQuestion<'placeCharge'> | undefined {
  const unit = unitOf(state, at.unit);
  const { stand } = leaderOf(unit);
  const isOver = at.left === 0 || suggestCharges(state, at).next().done;
  if (stand === null || isOver) return undefined;
  return {
    seat: unit.seat,
    rule: 'lg.weapon-keyword.arm.effect',
    about: { unit: unit.id, card: at.card, left: at.left },
    answers: region<Place, ChargeRegion>({
      region: { kind: 'charge', unit: unit.id, around: stand },
      refuse: (answer) => refuseCharge(state, at, answer),
      suggest: () => suggestCharges(state, at),
    }),
  };
}

/** Charge tokens are placed one after the other. lg.weapon-keyword.arm.effect */
export const arm = flow('arm', [
  asks('next', {
    question: 'placeCharge',
    request: placeRequest,
    take: (_state, { unit, card, left }, { x, y, level }): OrdersOf<'arm'> => [
      note({ left: left - 1 }),
      goTo('next'),
      { kind: 'placeCharge', unit, card, at: { x, y, level } },
    ],
  }),
]);
