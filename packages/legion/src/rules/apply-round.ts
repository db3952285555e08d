import { usesAfter } from '@sortie/cards';
import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type {
  Activation,
  IssuingOrders,
  LegionState,
  Order,
  PerformingAction,
  Player,
  RoundEvent,
  SettlingPriority,
  TakingTurns,
  UnitId,
} from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing, unitIn } from './applier.ts';

function flowIn<At>(state: DraftState, flow: string): Draft<At> | undefined {
  return innermost<Draft<At>>(state as LegionState, flow);
}

/** The activation of this unit, if it is the one under way. lg.actions.limits-own-activation */
function activationIn(state: DraftState, unit: UnitId): Draft<Activation> | undefined {
  const activation = flowIn<Activation>(state, 'activation');
  return activation?.unit === unit ? activation : undefined;
}

function playerIn(state: DraftState, seat: Player['seat']): Draft<Player> {
  return state.players.find((each) => each.seat === seat)!;
}

function without<Item>(list: readonly Item[], item: Item): Item[] {
  return list.filter((each) => each !== item);
}

type Command = Pick<
  Appliers,
  | 'commandCardSelected'
  | 'commandCardsRevealed'
  | 'commandCardReplaced'
  | 'commandCardReturned'
  | 'commandCardBarred'
  | 'commandCardDiscarded'
  | 'commandCardsRegained'
  | 'priorityRolled'
  | 'priorityTied'
  | 'prioritySettled'
  | 'unitNominated'
>;

const commandAppliers: Command = {
  commandCardSelected: (state, { seat, card }) => {
    playerIn(state, seat).selected = card;
  },
  commandCardsRevealed: (state, { cards }) => {
    state.serial++;
    for (const { seat, card } of cards) {
      const player = playerIn(state, seat);
      player.selected = null;
      player.revealed = card;
      player.hand = without(player.hand, card);
    }
  },
  commandCardReplaced: (state, { seat, card, by }) => {
    state.serial++;
    const player = playerIn(state, seat);
    player.hand = without([...player.hand, card], by ?? undefined) as typeof player.hand;
    player.revealed = by;
  },
  commandCardReturned: (state, { seat, card }) => {
    state.serial++;
    const player = playerIn(state, seat);
    player.revealed = null;
    player.hand.push(card);
  },
  commandCardBarred: (state, { seat, card }) => {
    playerIn(state, seat).barred.push(card);
  },
  commandCardDiscarded: (state, { seat, card }) => {
    state.serial++;
    const player = playerIn(state, seat);
    if (player.revealed === card) player.revealed = null;
    player.hand = without(player.hand, card);
    player.discarded.push(card);
  },
  commandCardsRegained: (state, { seat, cards }) => {
    const player = playerIn(state, seat);
    player.hand.push(...cards);
    player.discarded = [];
  },
  priorityRolled: changeNothing,
  priorityTied: (state, { seats }) => {
    flowIn<SettlingPriority>(state, 'priority')!.tied = [...seats];
  },
  prioritySettled: (state, { seat }) => {
    state.priority = seat;
  },
  unitNominated: (state, { seat, unit }) => {
    // A card without an owner speaks for whoever was nominated.
    state.serial++;
    playerIn(state, seat).nominated = unit;
  },
};

type Orders = Pick<
  Appliers,
  | 'orderIssued'
  | 'orderReplaced'
  | 'orderRedirected'
  | 'orderTokenPlaced'
  | 'orderPoolsCreated'
  | 'orderTokenDrawn'
  | 'orderTokenAssigned'
  | 'orderTokenSetAside'
  | 'orderTokenReturned'
  | 'orderTokensUpdated'
  | 'unitPromoted'
>;

const orderAppliers: Orders = {
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

type Activations = Pick<
  Appliers,
  | 'activationBegun'
  | 'activationClosed'
  | 'activationEnded'
  | 'damagedRolled'
  | 'rallied'
  | 'actionsLost'
  | 'actionsSpent'
  | 'unitPanicked'
  | 'panicEnded'
  | 'actionPerformed'
  | 'attackPerformed'
>;

const activationAppliers: Activations = {
  activationBegun: (state, { unit }) => {
    state.activations++;
    state.activeUnit = unit;
    state.lastActive = unitIn(state, unit).side;
  },
  activationClosed: (state, { unit }) => {
    const activation = activationIn(state, unit);
    if (activation) activation.isOver = true;
  },
  // lg.activation-phase.place-token
  activationEnded: (state, { unit: id }) => {
    const unit = unitIn(state, id);
    state.activeUnit = null;
    unit.activated = true;
    unit.order = unit.whereabouts === 'defeated' ? 'gone' : 'facedown';
  },
  damagedRolled: changeNothing,
  rallied: changeNothing,
  actionsLost: (state, { unit, count }) => {
    const activation = activationIn(state, unit)!;
    activation.actions -= count;
    activation.lost += count;
  },
  actionsSpent: (state, { unit, count }) => {
    const activation = activationIn(state, unit);
    if (!activation) return;
    activation.actions -= count;
    activation.spent += count;
  },
  // lg.panic.token
  unitPanicked: (state, { unit }) => {
    unitIn(state, unit).panicked = true;
    const activation = activationIn(state, unit);
    if (activation) activation.hasPanicked = true;
  },
  panicEnded: (state, { unit }) => {
    unitIn(state, unit).panicked = false;
  },
  actionPerformed: (state, { action: { unit, kind, treatedAs, card, isFree } }) => {
    activationIn(state, unit)?.performed.push({ kind, treatedAs, card, isFree });
  },
  attackPerformed: (state, { unit, attacked }) => {
    const activation = activationIn(state, unit);
    if (activation) {
      activation.hasAttacked = true;
      if (attacked.usedCumbersome) activation.hasFiredCumbersome = true;
    }
    const action = flowIn<PerformingAction>(state, 'action');
    if (action?.unit === unit) action.attacked = { ...attacked, defenders: [...attacked.defenders] };
  },
};

/** Rounds, phases, command cards, orders, activations and the tokens of units. */
export const roundAppliers: Pick<Appliers, RoundEvent['kind']> = {
  ...commandAppliers,
  ...orderAppliers,
  ...activationAppliers,
  roundStarted: (state, { round }) => {
    state.round = round;
    state.priority = null;
    state.lastActive = null;
    for (const player of state.players) {
      player.nominated = null;
      player.barred = [];
    }
    for (const unit of state.units) {
      unit.wasOrdered = false;
      unit.activated = false;
      unit.standardMoves = 0;
      unit.uses = usesAfter(unit.uses, ['pool', 'attack', 'activation', 'round']);
    }
  },
  phaseStarted: (state, { phase }) => {
    state.phase = phase;
  },
  tokensGained: (state, { unit, token, count }) => {
    unitIn(state, unit).tokens[token] += count;
  },
  tokensRemoved: (state, { unit, token, count }) => {
    unitIn(state, unit).tokens[token] -= count;
  },
  tokenSpent: (state, { unit, token }) => {
    unitIn(state, unit).tokens[token]--;
  },
  unitRecovered: changeNothing,
  // lg.end-phase.remove-aim-dodge-standby
  roundTokensRemoved: (state) => {
    for (const { tokens } of state.units) {
      tokens.aim = 0;
      tokens.dodge = 0;
      tokens.standby = 0;
    }
  },
  counterAdvanced: (state, { holder }) => {
    state.counter = holder;
  },
  victoryTokensGained: (state, { side, count }) => {
    state.victoryTokens[side] += count;
  },
};
