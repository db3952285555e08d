import type { RoundSentences } from '../event-kinds.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { terms } from './terms.ts';
import { words } from './words.ts';

export const roundEvents: RoundSentences = {
  roundStarted: ({ round }) => `rodada ${round}`,
  phaseStarted: ({ phase }) => pieceWords.names.phases[phase],
  commandCardsRevealed: ({ cards }, names) =>
    `à vista: ${list(cards.map(({ seat, card }) => `${names.card(card) ?? card} (${names.seat(seat)})`))}`,
  commandCardReplaced: ({ seat, card, by }, names) =>
    by === null
      ? `${names.card(card) ?? card} de ${names.seat(seat)} é retirada`
      : `${names.seat(seat)} joga ${names.card(by) ?? by} em lugar de ${names.card(card) ?? card}`,
  commandCardReturned: ({ seat, card }, names) =>
    `${names.card(card) ?? card} volta para a mão de ${names.seat(seat)}`,
  commandCardBarred: ({ seat, card }, names) =>
    `${names.seat(seat)} não pode jogar ${names.card(card) ?? card} nesta rodada`,
  commandCardDiscarded: ({ seat, card }, names) => `${names.seat(seat)} descarta ${names.card(card) ?? card}`,
  handSeen: ({ seat, of, count: number, cards }, names) =>
    `${names.seat(seat)} olha ${count(number, 'carta')} da mão de ${names.seat(of)}${cards.length > 0 ? `: ${list(cards.map((card) => names.card(card) ?? card))}` : ''}`,
  priorityRolled: ({ side, face }, names) =>
    `${names.side(side)} rola pela prioridade: ${pieceWords.names.faces[face]}`,
  prioritySettled: ({ seat }, names) => `${names.seat(seat)} tem a prioridade`,
  unitNominated: ({ unit }, names) => `${names.unit(unit)} dá as ordens`,
  orderRedirected: ({ unit, to }, names) =>
    to === null
      ? `a ordem de ${names.unit(unit)} se perde`
      : `a ordem de ${names.unit(unit)} passa para ${names.unit(to)}`,
  orderTokenPlaced: ({ unit }, names) => `${names.unit(unit)} recebe uma ordem`,
  orderTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} saca uma ficha de ordem: ${terms.ranks[rank]}`,
  secondTokenDrawn: ({ seat, rank }, names) =>
    `${names.seat(seat)} saca outra ficha de ordem: ${terms.ranks[rank]}`,
  orderTokenKept: ({ seat, rank }, names) =>
    `${names.seat(seat)} fica com uma das duas: ${terms.ranks[rank]}`,
  orderTokenAssigned: ({ unit }, names) => `a ficha sacada vai para ${names.unit(unit)}`,
  orderTokenSetAside: ({ rank }) => `a ficha sacada não serve a ninguém e é separada: ${terms.ranks[rank]}`,
  orderTokenReturned: ({ unit }, names) => `a ficha de ordem de ${names.unit(unit)} volta para a reserva`,
  activationForced: ({ seat, unit }, names) => `${names.seat(seat)} tem de ativar ${names.unit(unit)}`,
  roundTokensRemoved: () => 'as fichas de mira, esquiva e prontidão são retiradas',
  orderTokensUpdated: () => 'as fichas de ordem voltam para suas unidades',
  unitPromoted: ({ unit }, names) => `${names.unit(unit)} assume o comando`,
  commandCardsRegained: ({ seat, cards }, names) =>
    `${names.seat(seat)} recupera ${list(cards.map((card) => names.card(card) ?? card))}`,
  counterAdvanced: ({ shows, holder }, names) =>
    `o marcador de rodada mostra ${shows} e passa para ${names.side(holder)}`,
  victoryTokensGained: ({ side, count: number, source }, names) =>
    `${names.side(side)} ganha ${count(number, 'ficha de vitória', 'fichas de vitória')} (${words.source(source, names)})`,
};
