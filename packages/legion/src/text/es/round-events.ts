import type { RoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export const roundEvents: RoundSentences = {
  roundStarted: ({ round }) => `ronda ${round}`,
  phaseStarted: ({ phase }) => pieceWords.names.phases[phase],
  commandCardsRevealed: ({ cards }, names) =>
    `a la vista: ${list(cards.map(({ seat, card }) => `${names.card(card) ?? card} (${names.seat(seat)})`))}`,
  commandCardReplaced: ({ seat, card, by }, names) =>
    by === null
      ? `se retira ${names.card(card) ?? card} de ${names.seat(seat)}`
      : `${names.seat(seat)} juega ${names.card(by) ?? by} en lugar de ${names.card(card) ?? card}`,
  commandCardReturned: ({ seat, card }, names) =>
    `${names.card(card) ?? card} vuelve a la mano de ${names.seat(seat)}`,
  commandCardBarred: ({ seat, card }, names) =>
    `${names.seat(seat)} no puede jugar ${names.card(card) ?? card} en esta ronda`,
  commandCardDiscarded: ({ seat, card }, names) => `${names.seat(seat)} descarta ${names.card(card) ?? card}`,
  handSeen: ({ seat, of, count: number, cards }, names) =>
    `${names.seat(seat)} mira ${count(number, 'carta')} de la mano de ${names.seat(of)}${cards.length > 0 ? `: ${list(cards.map((card) => names.card(card) ?? card))}` : ''}`,
  priorityRolled: ({ side, face }, names) =>
    `${names.side(side)} tira por la prioridad: ${pieceWords.names.faces[face]}`,
  prioritySettled: ({ seat }, names) => `${names.seat(seat)} tiene la prioridad`,
  unitNominated: ({ unit }, names) => `${names.unit(unit)} da las órdenes`,
  orderRedirected: ({ unit, to }, names) =>
    to === null
      ? `la orden de ${names.unit(unit)} se pierde`
      : `la orden de ${names.unit(unit)} pasa a ${names.unit(to)}`,
  orderTokenPlaced: ({ unit }, names) => `${names.unit(unit)} recibe una orden`,
  orderTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} saca una ficha de orden: ${terms.ranks[rank]}`,
  secondTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} saca otra ficha de orden: ${terms.ranks[rank]}`,
  orderTokenKept: ({ seat, rank }, names) =>
    `${names.seat(seat)} se queda una de las dos: ${terms.ranks[rank]}`,
  orderTokenAssigned: ({ unit }, names) => `la ficha sacada va a ${names.unit(unit)}`,
  orderTokenSetAside: ({ rank }) => `la ficha sacada no sirve a nadie y se aparta: ${terms.ranks[rank]}`,
  orderTokenReturned: ({ unit }, names) => `la ficha de orden de ${names.unit(unit)} vuelve a la reserva`,
  activationForced: ({ seat, unit }, names) => `${names.seat(seat)} tiene que activar ${names.unit(unit)}`,
  roundTokensRemoved: () => 'se retiran las fichas de ataque apuntado, esquiva y alerta',
  orderTokensUpdated: () => 'las fichas de orden vuelven a sus unidades',
  unitPromoted: ({ unit }, names) => `${names.unit(unit)} toma el mando`,
  commandCardsRegained: ({ seat, cards }, names) =>
    `${names.seat(seat)} recupera ${list(cards.map((card) => names.card(card) ?? card))}`,
  counterAdvanced: ({ shows, holder }, names) =>
    `el indicador de ronda marca ${shows} y pasa a ${names.side(holder)}`,
  victoryTokensGained: ({ side, count: number, source }, names) =>
    `${names.side(side)} gana ${count(number, 'ficha de victoria', 'fichas de victoria')} (${words.source(source, names)})`,
};
