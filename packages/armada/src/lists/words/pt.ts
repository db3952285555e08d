import { documentWords } from '@sortie/cards';
import { shipClassFacts } from '../../catalogue/index.ts';
import { boxText, type ListTerms, type ListWords } from './list-words.ts';

const terms: ListTerms = {
  factions: { rebel: 'rebelde', imperial: 'imperial' },
  icons: {
    commander: 'Comandante',
    title: 'Título',
    officer: 'Oficial',
    weaponsTeam: 'Equipe de Armas',
    supportTeam: 'Equipe de Suporte',
    offensiveRetrofit: 'Adaptação Ofensiva',
    defensiveRetrofit: 'Adaptação Defensiva',
    ordnance: 'Munições',
    ionCannons: 'Canhões de Íons',
    turbolasers: 'Turbolasers',
    fleetCommand: 'Comando da Frota',
    fleetSupport: 'Apoio da Frota',
    experimentalRetrofit: 'Adaptação Experimental',
    superweapon: 'Superarma',
  },
  categories: { assault: 'assalto', defense: 'defesa', navigation: 'navegação' },
  kinds: { ship: 'nave', squadron: 'esquadrão', upgrade: 'melhoria', objective: 'objetivo' },
  wave: (number) => `onda ${number}`,
};

export const words: ListWords = {
  ...documentWords.pt,
  reasons: {
    unknownCard: ({ id }) => `não existe a carta ${id}`,
    laterWave({ pack, wave }, { card }) {
      const box = boxText(pack, wave, terms);
      const from = box === undefined ? 'de uma onda posterior' : `de uma onda posterior (${box})`;
      return `${card} é ${from}; podem ser jogadas a caixa básica e a onda 1`;
    },
    noShips: () => 'a frota não tem naves, e é preciso uma nave capitânia',
    overPoints: ({ cost, limit }) => `a frota custa ${cost} pontos de ${limit}`,
    overSquadronPoints: ({ cost, limit, points }) =>
      `os esquadrões custam ${cost} pontos, e um terço de ${points} são ${limit}`,
    otherFaction: ({ faction, fleet }, { card }) =>
      `${card} é da facção ${terms.factions[faction]} e a frota é ${terms.factions[fleet]}`,
    noCommander: () => 'a frota não tem comandante, então nenhuma nave é a capitânia',
    secondCommander: (_reason, { card, other }) =>
      `${card} é o segundo comandante, além de ${other}, e uma frota tem uma só nave capitânia`,
    noFreeIcon: ({ type, icons }, { card }) =>
      icons === 0
        ? `${card} precisa de um ícone de ${terms.icons[type]}, e esta nave não tem nenhum`
        : `não sobra ícone livre de ${terms.icons[type]} para ${card}`,
    otherClass: (reason, { card }) => `${card} é um título para a nave ${shipClassFacts[reason.class].name}`,
    secondTitle: (_reason, { card }) => `${card} é um segundo título, e uma nave tem um só nome`,
    secondModification: (_reason, { card, other }) =>
      `${card} é uma segunda modificação, além de ${other}, e uma nave só aceita uma`,
    secondUnique: ({ first }, { card }) =>
      `${card} é um nome único e já está na frota, em uma carta de ${terms.kinds[first]}`,
    noObjective: ({ category }) => `falta à frota um objetivo de ${terms.categories[category]}`,
    secondObjective: ({ category }, { card }) =>
      `${card} é um segundo objetivo de ${terms.categories[category]}, e é preciso um de cada categoria`,
  },
  problems: {
    ...documentWords.pt.problems,
    notACount: 'deve ser um número inteiro de 1 a 60',
    unknownFaction: 'não cita nenhum lado deste jogo',
    unknownShip: 'não cita nenhuma nave',
    unknownUpgrade: 'não cita nenhuma melhoria',
    unknownSquadron: 'não cita nenhum esquadrão',
    unknownObjective: 'não cita nenhum objetivo',
    unknownCard: 'não cita nenhuma nave, esquadrão ou objetivo',
    noShipBefore: 'tem uma melhoria sem nenhuma nave acima',
    noFaction: 'não diz o lado da frota',
    noCards: 'não cita nenhuma nave nem esquadrão',
  },
};
