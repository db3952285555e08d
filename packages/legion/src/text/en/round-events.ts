import type { RoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export const roundEvents: RoundSentences = {
  roundStarted: ({ round }) => `round ${round}`,
  phaseStarted: ({ phase }) => pieceWords.names.phases[phase],
  commandCardsRevealed: ({ cards }, names) =>
    `revealed: ${list(cards.map(({ seat, card }) => `${names.card(card) ?? card} (${names.seat(seat)})`))}`,
  commandCardReplaced: ({ seat, card, by }, names) =>
    by === null
      ? `${names.card(card) ?? card} of ${names.seat(seat)} is taken back`
      : `${names.seat(seat)} plays ${names.card(by) ?? by} in place of ${names.card(card) ?? card}`,
  commandCardReturned: ({ seat, card }, names) =>
    `${names.card(card) ?? card} goes back to the hand of ${names.seat(seat)}`,
  commandCardBarred: ({ seat, card }, names) =>
    `${names.seat(seat)} cannot play ${names.card(card) ?? card} this round`,
  commandCardDiscarded: ({ seat, card }, names) => `${names.seat(seat)} discards ${names.card(card) ?? card}`,
  handSeen: ({ seat, of, count: number, cards }, names) =>
    `${names.seat(seat)} looks at ${count(number, 'card')} in the hand of ${names.seat(of)}${cards.length > 0 ? `: ${list(cards.map((card) => names.card(card) ?? card))}` : ''}`,
  priorityRolled: ({ side, face }, names) =>
    `${names.side(side)} rolls for priority: ${pieceWords.names.faces[face]}`,
  prioritySettled: ({ seat }, names) => `${names.seat(seat)} has priority`,
  unitNominated: ({ unit }, names) => `${names.unit(unit)} issues the orders`,
  orderRedirected: ({ unit, to }, names) =>
    to === null
      ? `the order of ${names.unit(unit)} is lost`
      : `the order of ${names.unit(unit)} goes to ${names.unit(to)}`,
  orderTokenPlaced: ({ unit }, names) => `${names.unit(unit)} gets an order`,
  orderTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} draws an order token: ${terms.ranks[rank]}`,
  secondTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} draws a second order token: ${terms.ranks[rank]}`,
  orderTokenKept: ({ seat, rank }, names) => `${names.seat(seat)} keeps one of them: ${terms.ranks[rank]}`,
  orderTokenAssigned: ({ unit }, names) => `the drawn token goes to ${names.unit(unit)}`,
  orderTokenSetAside: ({ rank }) => `the drawn token fits nobody and is laid aside: ${terms.ranks[rank]}`,
  orderTokenReturned: ({ unit }, names) => `the order token of ${names.unit(unit)} goes back to the pool`,
  activationForced: ({ seat, unit }, names) => `${names.seat(seat)} has to activate ${names.unit(unit)}`,
  roundTokensRemoved: () => 'aim, dodge and standby tokens are removed',
  orderTokensUpdated: () => 'order tokens go back to their units',
  unitPromoted: ({ unit }, names) => `${names.unit(unit)} takes command`,
  commandCardsRegained: ({ seat, cards }, names) =>
    `${names.seat(seat)} takes back ${list(cards.map((card) => names.card(card) ?? card))}`,
  counterAdvanced: ({ shows, holder }, names) =>
    `the round counter shows ${shows} and goes to ${names.side(holder)}`,
  victoryTokensGained: ({ side, count: number, source }, names) =>
    `${names.side(side)} gains ${count(number, 'victory token')} (${words.source(source, names)})`,
};
