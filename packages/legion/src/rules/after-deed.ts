import type { SeatId } from '@sortie/kernel';
import { otherSide, seatsOf } from '@sortie/kernel';
import { isTrooperType, unitCard } from '../catalogue/index.ts';
import type { Deed, LegionState, UnitId } from '../model/index.ts';
import { seatsFrom, seatsOfBoth, unitOf } from './in-play.ts';
import { flow, opens, step } from './words.ts';

const rule = 'lg.timing.after-action-order';

function enemiesOfDoer({ seats, units }: LegionState, { unit }: Deed): SeatId[] {
  return seatsOf(seats, otherSide(unitOf({ units }, unit).side));
}

function othersFirst(state: LegionState, { unit }: Deed): SeatId[] {
  return seatsOfBoth(state, otherSide(unitOf(state, unit).side));
}

function doerFirst(state: LegionState, { unit }: Deed): SeatId[] {
  return seatsFrom(state, unitOf(state, unit).seat);
}

/** Repulsor vehicles have no token to lose. lg.standby.lose.trooper, lg.standby.lose.ground-vehicle */
function losesStandby(state: LegionState, { unit, action }: Deed): boolean {
  return unitOf(state, unit).tokens.standby > 0 && action?.kind !== 'standby';
}

/**
 * What follows a move, an attack or an action: enemy standby, then detonations, the side that did nothing first, then
 * everything else, the acting player first. An action within it has a queue of its own. lg.timing.after-action-order
 */
export const afterDeed = flow('afterDeed', [
  step('loseStandby', (state, deed) =>
    losesStandby(state, deed)
      ? [
          {
            kind: 'discardTokens',
            unit: deed.unit,
            token: 'standby',
            count: 1,
            source: loss(state, deed.unit),
          },
        ]
      : [],
  ),
  // lg.standby.before-after-effects, lg.standby.wait-for-all-pools
  opens('standby', { rule, order: enemiesOfDoer }),
  // lg.weapon-keyword.detonate.non-acting-player-first, lg.area-weapon.detonation.before-after-effects
  opens('detonation', { rule, order: othersFirst }),
  opens('after', { rule, order: doerFirst }),
]);

function loss(state: LegionState, unit: UnitId): string {
  return isTrooperType(unitCard(unitOf(state, unit).card).type)
    ? 'lg.standby.lose.trooper'
    : 'lg.standby.lose.ground-vehicle';
}
