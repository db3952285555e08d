import type { Plain } from '@sortie/kernel';
import { goTo, offers, refused } from '@sortie/kernel';
import { type CommandCardId, findCommandCard } from '../catalogue/index.ts';
import type { IssuingOrders, LegionQuestion, LegionState, Player } from '../model/index.ts';
import { playerOf, seatsBlueFirst, seatsByPriority } from './in-play.ts';
import { isPlayable, playableCards } from './nominees.ts';
import { seatsIssuingOrders } from './priority.ts';
import { asksAll, flow, opens, run, step } from './words.ts';

/** Players who have to select a card. lg.command-phase.select.must-play, lg.command-phase.select.none */
function playersDue(state: LegionState): Player[] {
  return state.players.filter(
    (player) => player.revealed === null && playableCards(state, player).length > 0,
  );
}

function whyNotSelected(state: LegionState, player: Player, asked: Plain): string {
  const { card } = (asked ?? {}) as { readonly card?: string };
  const found = card === undefined ? undefined : findCommandCard(card);
  if (!found) return 'lg.command-phase.select.must-play';
  if (player.discarded.includes(found.id)) return 'lg.end-phase.discard.command-card';
  if (!player.hand.includes(found.id) || isPlayable(state, player, found.id)) {
    return 'lg.command-phase.select.secret';
  }
  return found.owner === null
    ? 'lg.orders.nominate.no-operative-otherwise'
    : 'lg.command-phase.select.defeated-owner';
}

function cardQuestion(state: LegionState, player: Player): LegionQuestion<'selectCommandCard'> {
  const cards = playableCards(state, player);
  return {
    seat: player.seat,
    rule: 'lg.command-phase.select.secret',
    key: player.seat,
    about: { cards },
    settled: player.selected !== null,
    answers: offers(cards.map((card) => ({ card }))),
    whyNot: (answer) => refused(whyNotSelected(state, player, answer), answer),
  };
}

function orders(seat: Player['seat'], card: CommandCardId | null): IssuingOrders {
  return { seat, card, nominated: null, issued: [], replaced: 0 };
}

/** Select a card, determine priority, issue orders, create order pools. lg.command-phase.step-order */
export const commandPhase = flow('commandPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'command' }]),
  // Both at once and in secret. lg.command-phase.select.secret
  asksAll('select', {
    question: 'selectCommandCard',
    requests: (state) => playersDue(state).map((player) => cardQuestion(state, player)),
    take: (_state, _at, { seat }, { card }) => [{ kind: 'selectCommandCard', seat, card }],
    confirm: { question: 'readyCommandCard', rule: 'lg.command-phase.select.simultaneous-reveal' },
  }),
  step('reveal', () => [{ kind: 'revealCommandCards' }]),
  // Nobody has priority yet.
  opens('cardsRevealed', { rule: 'lg.timing.when', order: seatsBlueFirst }),
  // A card that went back to the hand leaves its player without one. lg.command-phase.select.must-play
  step('selectAgain', (state) => (playersDue(state).length > 0 ? [goTo('select')] : [])),
  step('priority', () => [run('priority', { tied: [] })]),
  // One player after the other, each completely. lg.orders.priority-player-first
  step('orders', (state) =>
    seatsIssuingOrders(state).map((seat) => run('issueOrders', orders(seat, playerOf(state, seat).revealed))),
  ),
  step('pools', () => [{ kind: 'createOrderPools' }]),
  opens('endOfCommandPhase', { rule: 'lg.command-phase.step-order', order: seatsByPriority }),
]);
