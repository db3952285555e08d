import { documentWords } from '@sortie/cards';
import { shipClassFacts } from '../../catalogue/index.ts';
import { boxText, type ListTerms, type ListWords } from './list-words.ts';

const terms: ListTerms = {
  factions: { rebel: 'rebelde', imperial: 'imperial' },
  icons: {
    commander: 'Comandante',
    title: 'Título',
    officer: 'Oficial',
    weaponsTeam: 'Dotación de armamento',
    supportTeam: 'Personal de apoyo',
    offensiveRetrofit: 'Equipamiento ofensivo',
    defensiveRetrofit: 'Equipamiento defensivo',
    ordnance: 'Municiones',
    ionCannons: 'Cañones de iones',
    turbolasers: 'Turboláseres',
    fleetCommand: 'Mando de flota',
    fleetSupport: 'Apoyo de flota',
    experimentalRetrofit: 'Equipamiento experimental',
    superweapon: 'Superarma',
  },
  categories: { assault: 'asalto', defense: 'defensa', navigation: 'navegación' },
  kinds: { ship: 'nave', squadron: 'escuadrón', upgrade: 'mejora', objective: 'objetivo' },
  wave: (number) => `oleada ${number}`,
};

export const words: ListWords = {
  ...documentWords.es,
  reasons: {
    unknownCard: ({ id }) => `no existe la carta ${id}`,
    laterWave({ pack, wave }, { card }) {
      const box = boxText(pack, wave, terms);
      const from = box === undefined ? 'de una oleada posterior' : `de una oleada posterior (${box})`;
      return `${card} es ${from}; se pueden jugar la caja básica y la oleada 1`;
    },
    noShips: () => 'la flota no tiene naves, y hace falta una nave insignia',
    overPoints: ({ cost, limit }) => `la flota cuesta ${cost} puntos de ${limit}`,
    overSquadronPoints: ({ cost, limit, points }) =>
      `los escuadrones cuestan ${cost} puntos, y un tercio de ${points} son ${limit}`,
    otherFaction: ({ faction, fleet }, { card }) =>
      `${card} es de la facción ${terms.factions[faction]} y la flota es ${terms.factions[fleet]}`,
    noCommander: () => 'la flota no tiene comandante, así que ninguna nave es la insignia',
    secondCommander: (_reason, { card, other }) =>
      `${card} es el segundo comandante, además de ${other}, y una flota tiene una sola nave insignia`,
    noFreeIcon: ({ type, icons }, { card }) =>
      icons === 0
        ? `${card} necesita un icono de ${terms.icons[type]}, y esta nave no lo tiene`
        : `a ${card} no le queda ningún icono libre de ${terms.icons[type]}`,
    otherClass: (reason, { card }) =>
      `${card} es un título para la nave ${shipClassFacts[reason.class].name}`,
    secondTitle: (_reason, { card }) => `${card} es un segundo título, y una nave solo tiene un nombre`,
    secondModification: (_reason, { card, other }) =>
      `${card} es una segunda modificación, además de ${other}, y una nave solo admite una`,
    secondUnique: ({ first }, { card }) =>
      `${card} es un nombre único y ya está en la flota, en una carta de ${terms.kinds[first]}`,
    noObjective: ({ category }) => `a la flota le falta un objetivo de ${terms.categories[category]}`,
    secondObjective: ({ category }, { card }) =>
      `${card} es un segundo objetivo de ${terms.categories[category]}, y hace falta uno de cada categoría`,
  },
  problems: {
    ...documentWords.es.problems,
    notACount: 'debe ser un número entero de 1 a 60',
    unknownFaction: 'no nombra ningún bando de este juego',
    unknownShip: 'no nombra ninguna nave',
    unknownUpgrade: 'no nombra ninguna mejora',
    unknownSquadron: 'no nombra ningún escuadrón',
    unknownObjective: 'no nombra ningún objetivo',
    unknownCard: 'no nombra ninguna nave, escuadrón ni objetivo',
    noShipBefore: 'tiene una mejora sin ninguna nave encima',
    noFaction: 'no dice el bando de la flota',
    noCards: 'no nombra ninguna nave ni escuadrón',
  },
};
