import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { IssuingOrders, LegionState, Order, TakingTurns } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, unitIn } from './applier.ts';
import { playerIn } from './apply-command.ts';

function flowIn<At>(state: DraftState, flow: string): Draft<At> | undefined {
  return innermost<Draft<At>>(state as LegionState, flow);
}

type Orders = Pick<
  Appliers,
  | 'orderIssued'
  | 'orderReplaced'
  | 'orderRedirected'
  | 'orderTokenPlaced'
  | 'orderPoolsCreated'
  | 'orderTokenDrawn'
  | 'secondTokenDrawn'
  | 'orderTokenKept'
  | 'orderTokenAssigned'
  | 'orderTokenSetAside'
  | 'orderTokenReturned'
  | 'activationForced'
  | 'orderTokensUpdated'
  | 'unitPromoted'
>;

/** Orders and order tokens. */
export const orderAppliers: Orders = {
  orderIssued: (state, { unit }) => {
    unitIn(state, unit).wasOrdered = true;
  },
  orderReplaced: (state) => {
    const issuing = flowIn<IssuingOrders>(state, 'issueOrders');
    if (issuing) issuing.replaced++;
  },
  // The unit first named has had its order all the same. lg.orders.once-even-if-redirected
  orderRedirected: (state, { to }) => {
    const order = flowIn<Order>(state, 'order')!;
    order.isGone = to === null;
    if (to === null) return;
    order.unit = to;
    unitIn(state, to).wasOrdered = true;
  },
  // lg.orders.token.placed
  orderTokenPlaced: (state, { unit }) => {
    unitIn(state, unit).order = 'faceup';
  },
  orderPoolsCreated: (state, { pools }) => {
    for (const { seat, pool } of pools) playerIn(state, seat).pool = [...pool];
    for (const unit of state.units) if (unit.order === 'card') unit.order = 'pool';
  },
  orderTokenDrawn: (state, { seat, rank, place }) => {
    playerIn(state, seat).pool.splice(place, 1);
    const turns = flowIn<TakingTurns>(state, 'activationPhase');
    if (turns) turns.drawn = rank;
  },
  secondTokenDrawn: changeNothing,
  orderTokenKept: (state, { seat, rank, pool }) => {
    playerIn(state, seat).pool = [...pool];
    const turns = flowIn<TakingTurns>(state, 'activationPhase');
    if (turns) turns.drawn = rank;
  },
  orderTokenAssigned: (state, { unit }) => {
    unitIn(state, unit).order = 'drawn';
  },
  // lg.orders.token.defeated-removed
  orderTokenSetAside: (state, { unit: id }) => {
    if (id === null) return;
    const unit = unitIn(state, id);
    unit.order = unit.whereabouts === 'defeated' ? 'gone' : 'facedown';
  },
  orderTokenReturned: (state, { seat, unit, pool }) => {
    playerIn(state, seat).pool = [...pool];
    unitIn(state, unit).order = 'pool';
  },
  activationForced: (state, { seat, unit, pool }) => {
    if (pool !== null) {
      playerIn(state, seat).pool = [...pool];
      unitIn(state, unit).order = 'drawn';
    }
    const turns = flowIn<TakingTurns>(state, 'activationPhase');
    if (turns) turns.next = unit;
  },
  // lg.end-phase.order-tokens-back, lg.end-phase.excess-order-tokens
  orderTokensUpdated: (state) => {
    for (const unit of state.units) unit.order = unit.whereabouts === 'defeated' ? 'gone' : 'card';
    for (const player of state.players) player.pool = [];
  },
  // lg.end-phase.promote.rank, lg.end-phase.promote.swap-token
  unitPromoted: (state, { unit }) => {
    state.serial++;
    unitIn(state, unit).rank = 'commander';
  },
};
