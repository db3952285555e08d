import { documentWords } from '@sortie/cards';
import { terms } from '../../text/pt/terms.ts';
import type { ListWords } from './list-words.ts';

const either = new Map([
  ['unit', 'uma unidade'],
  ['upgrade', 'uma melhoria'],
  ['command', 'uma carta de comando'],
]);

export const words: ListWords = {
  ...documentWords.pt,
  reasons: {
    unknownCard: ({ id }) => `não existe a carta ${id}`,
    laterCard: ({ product }, { card }) =>
      `${card} saiu mais tarde (${product}); podem ser jogadas as cartas que existiam em fevereiro de 2019`,
    overPoints: ({ cost, limit }) => `o exército custa ${cost} pontos de ${limit}`,
    otherFaction: ({ faction, army }, { card }) =>
      `${card} é da facção ${terms.factions[faction]} e o exército é da facção ${terms.factions[army]}`,
    tooFewOfRank: ({ rank, count, least }) =>
      `o exército tem ${count} da categoria ${terms.ranks[rank]} e precisa de pelo menos ${least}`,
    tooManyOfRank: ({ rank, count, most }) =>
      `o exército tem ${count} da categoria ${terms.ranks[rank]} e aceita no máximo ${most}`,
    secondUnique: ({ first }, { card }) =>
      `${card} é uma carta única e já está no exército, em ${either.get(first)}`,
    noFreeIcon: ({ slot, icons }, { card }) =>
      icons === 0
        ? `${card} precisa de um ícone de ${terms.slots[slot]}, e esta unidade não tem nenhum`
        : `não sobra ícone livre de ${terms.slots[slot]} para ${card}`,
    secondCopy: (_reason, { card }) => `${card} aparece duas vezes`,
    otherSideToo: (_reason, { card, others }) =>
      `${card} é a outra face de ${others.join()}: são uma só carta`,
    onlyUnits: (_reason, { card, others }) => `${card} é só para ${others.join(' ou ')}`,
    onlyFaction: ({ faction }, { card }) => `${card} é só para unidades da facção ${terms.factions[faction]}`,
    onlySide: ({ side }, { card }) => `${card} é só para o ${terms.sides[side]}`,
    onlyType: ({ type }, { card }) => `${card} é só para unidades do tipo ${terms.unitTypes[type]}`,
    missingUpgrade: ({ slot }, { card }) => `${card} deve vir com uma melhoria de ${terms.slots[slot]}`,
    pipsCount: ({ pips, count }) => `a mão de comando tem ${count} de prioridade ${pips} e são precisas duas`,
    standingOrdersChosen: (_reason, { card }) =>
      `${card} vem sozinha e não é uma das seis cartas que se escolhem`,
    missingOwner: (_reason, { card, others }) => `${card} exige ${others.join(' e ')} no exército`,
    uniqueOfPartner: (_reason, { card }) =>
      `${card} é uma carta única e já está no exército do companheiro de equipe`,
    partnerFaction: ({ faction, partner }) =>
      `o exército é da facção ${terms.factions[faction]} e o do companheiro, da facção ${terms.factions[partner]}`,
  },
  problems: {
    ...documentWords.pt.problems,
    notACount: 'deve ser um número inteiro de 1 a 60',
    unknownFaction: 'não cita nenhum lado deste jogo',
    unknownUnit: 'não cita nenhuma unidade',
    unknownUpgrade: 'não cita nenhuma melhoria',
    unknownCommand: 'não cita nenhuma carta de comando',
    unknownCard: 'não cita nenhuma carta',
    noUnitBefore: 'tem uma melhoria sem nenhuma unidade acima',
    noFaction: 'não diz o lado do exército',
    noUnits: 'não cita nenhuma unidade de um exército',
  },
};
