import type { SeatId } from '@sortie/kernel';
import type { CommandCardId } from '../catalogue/index.ts';
import { commandCard } from '../catalogue/index.ts';
import type { LegionState, Player, Unit } from '../model/index.ts';
import { isInPlay } from './in-play.ts';

const STANDING_ORDERS: CommandCardId = 'standing-orders';

type Armies = Pick<LegionState, 'units'>;

/**
 * Who could issue the orders of a card: its owner, whatever its rank is now, or for a card without one any
 * commander. lg.orders.nominate.owner, lg.orders.nominate.operative-card, lg.orders.nominate.no-operative-otherwise,
 * lg.end-phase.promote.operative-cards
 */
export function nomineesFor({ units }: Armies, seat: SeatId, card: CommandCardId): Unit[] {
  const { owner } = commandCard(card);
  return units.filter(
    (unit) =>
      unit.seat === seat &&
      isInPlay(unit) &&
      (owner === null ? unit.rank === 'commander' : unit.card === owner),
  );
}

/** A card of a defeated commander or operative is of no use any more. lg.command-phase.select.defeated-owner */
export function isPlayable(state: Armies, { seat, barred }: Player, card: CommandCardId): boolean {
  return !barred.includes(card) && nomineesFor(state, seat, card).length > 0;
}

/** What a player may select. None without a commander or operative. lg.command-phase.select.none, lg.end-phase.promote.no-trooper */
export function playableCards(state: Armies, player: Player): CommandCardId[] {
  return player.hand.filter((card) => isPlayable(state, player, card));
}

/** The card that counts when this one is turned faceup. lg.command-phase.select.invalid-replaced */
export function cardPlayed(state: Armies, player: Player, selected: CommandCardId): CommandCardId | null {
  if (isPlayable(state, player, selected)) return selected;
  return playableCards(state, player).includes(STANDING_ORDERS) ? STANDING_ORDERS : null;
}
