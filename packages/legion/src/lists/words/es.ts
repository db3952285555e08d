import { documentWords } from '@sortie/cards';
import { terms } from '../../text/es/terms.ts';
import type { ListWords } from './list-words.ts';

const either = new Map([
  ['unit', 'una unidad'],
  ['upgrade', 'una mejora'],
  ['command', 'una carta de mando'],
]);

export const words: ListWords = {
  ...documentWords.es,
  reasons: {
    unknownCard: ({ id }) => `no existe la carta ${id}`,
    laterCard: ({ product }, { card }) =>
      `${card} salió más tarde (${product}); se pueden jugar las cartas que existían en febrero de 2019`,
    overPoints: ({ cost, limit }) => `el ejército cuesta ${cost} puntos de ${limit}`,
    otherFaction: ({ faction, army }, { card }) =>
      `${card} es de la facción ${terms.factions[faction]} y el ejército es de la facción ${terms.factions[army]}`,
    tooFewOfRank: ({ rank, count, least }) =>
      `el ejército tiene ${count} de la categoría ${terms.ranks[rank]} y necesita al menos ${least}`,
    tooManyOfRank: ({ rank, count, most }) =>
      `el ejército tiene ${count} de la categoría ${terms.ranks[rank]} y admite como mucho ${most}`,
    secondUnique: ({ first }, { card }) =>
      `${card} es una carta única y ya está en el ejército, en ${either.get(first)}`,
    noFreeIcon: ({ slot, icons }, { card }) =>
      icons === 0
        ? `${card} necesita un icono de ${terms.slots[slot]}, y esta unidad no lo tiene`
        : `a ${card} no le queda ningún icono libre de ${terms.slots[slot]}`,
    secondCopy: (_reason, { card }) => `${card} está dos veces`,
    otherSideToo: (_reason, { card, others }) =>
      `${card} es la otra cara de ${others.join()}: son una sola carta`,
    onlyUnits: (_reason, { card, others }) => `${card} es solo para ${others.join(' o ')}`,
    onlyFaction: ({ faction }, { card }) =>
      `${card} es solo para unidades de la facción ${terms.factions[faction]}`,
    onlySide: ({ side }, { card }) => `${card} es solo para el ${terms.sides[side]}`,
    onlyType: ({ type }, { card }) => `${card} es solo para unidades del tipo ${terms.unitTypes[type]}`,
    missingUpgrade: ({ slot }, { card }) => `${card} ha de ir con una mejora de ${terms.slots[slot]}`,
    pipsCount: ({ pips, count }) => `la mano de mando tiene ${count} de prioridad ${pips} y hacen falta dos`,
    standingOrdersChosen: (_reason, { card }) =>
      `${card} se añade sola y no es una de las seis cartas que se eligen`,
    missingOwner: (_reason, { card, others }) =>
      `para ${card} hace falta ${others.join(' y ')} en el ejército`,
    uniqueOfPartner: (_reason, { card }) =>
      `${card} es una carta única y ya está en el ejército del compañero de equipo`,
    partnerFaction: ({ faction, partner }) =>
      `el ejército es de la facción ${terms.factions[faction]} y el del compañero, de la facción ${terms.factions[partner]}`,
  },
  problems: {
    ...documentWords.es.problems,
    notACount: 'debe ser un número entero de 1 a 60',
    unknownFaction: 'no nombra ningún bando de este juego',
    unknownUnit: 'no nombra ninguna unidad',
    unknownUpgrade: 'no nombra ninguna mejora',
    unknownCommand: 'no nombra ninguna carta de mando',
    unknownCard: 'no nombra ninguna carta',
    noUnitBefore: 'tiene una mejora sin ninguna unidad encima',
    noFaction: 'no dice el bando del ejército',
    noUnits: 'no nombra ninguna unidad de un ejército',
  },
};
