import type { Draft } from '@sortie/kernel';
import { innermost } from '@sortie/kernel';
import type { LegionState, Player, SettlingPriority } from '../model/index.ts';
import type { Appliers, DraftState } from './applier.ts';
import { changeNothing } from './applier.ts';

export function playerIn(state: DraftState, seat: Player['seat']): Draft<Player> {
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
  | 'handSeen'
  | 'commandCardsRegained'
  | 'priorityRolled'
  | 'priorityTied'
  | 'prioritySettled'
  | 'unitNominated'
>;

/** Command cards and priority. */
export const commandAppliers: Command = {
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
    if (player.revealed === card) player.revealed = null;
    player.discarded = without(player.discarded, card);
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
  handSeen: changeNothing,
  commandCardsRegained: (state, { seat, cards }) => {
    const player = playerIn(state, seat);
    player.hand.push(...cards);
    player.discarded = [];
  },
  priorityRolled: changeNothing,
  priorityTied: (state, { seats }) => {
    innermost<Draft<SettlingPriority>>(state as LegionState, 'priority')!.tied = [...seats];
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
