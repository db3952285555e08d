import { documentWords } from '@sortie/cards';
import { shipClassFacts } from '../../catalogue/index.ts';
import { boxText, type ListTerms, type ListWords } from './list-words.ts';

const terms: ListTerms = {
  factions: { rebel: 'Rebel', imperial: 'Imperial' },
  icons: {
    commander: 'Commander',
    title: 'Title',
    officer: 'Officer',
    weaponsTeam: 'Weapons Team',
    supportTeam: 'Support Team',
    offensiveRetrofit: 'Offensive Retrofit',
    defensiveRetrofit: 'Defensive Retrofit',
    ordnance: 'Ordnance',
    ionCannons: 'Ion Cannons',
    turbolasers: 'Turbolasers',
    fleetCommand: 'Fleet Command',
    fleetSupport: 'Fleet Support',
    experimentalRetrofit: 'Experimental Retrofit',
    superweapon: 'Superweapon',
  },
  categories: { assault: 'assault', defense: 'defense', navigation: 'navigation' },
  kinds: { ship: 'ship', squadron: 'squadron', upgrade: 'upgrade', objective: 'objective' },
  wave: (number) => `wave ${number}`,
};

export const words: ListWords = {
  ...documentWords.en,
  reasons: {
    unknownCard: ({ id }) => `there is no card ${id}`,
    laterWave({ pack, wave }, { card }) {
      const box = boxText(pack, wave, terms);
      const from = box === undefined ? 'of a later wave' : `of a later wave (${box})`;
      return `${card} is ${from}; the core set and wave 1 can be played`;
    },
    noShips: () => 'the fleet has no ship, and a flagship is needed',
    overPoints: ({ cost, limit }) => `the fleet costs ${cost} points of ${limit}`,
    overSquadronPoints: ({ cost, limit, points }) =>
      `the squadrons cost ${cost} points, and a third of ${points} is ${limit}`,
    otherFaction: ({ faction, fleet }, { card }) =>
      `${card} is ${terms.factions[faction]} and the fleet is ${terms.factions[fleet]}`,
    noCommander: () => 'the fleet has no commander, so no ship is its flagship',
    secondCommander: (_reason, { card, other }) =>
      `${card} is a second commander beside ${other}, and a fleet has one flagship`,
    noFreeIcon: ({ type, icons }, { card }) =>
      icons === 0
        ? `${card} needs the icon ${terms.icons[type]}, and this ship has none`
        : `${card} finds no free icon ${terms.icons[type]}`,
    otherClass: (reason, { card }) => `${card} is a title for the ${shipClassFacts[reason.class].name}`,
    secondTitle: (_reason, { card }) => `${card} is a second title, and a ship has one name`,
    secondModification: (_reason, { card, other }) =>
      `${card} is a second modification beside ${other}, and a ship may have one`,
    secondUnique: ({ first }, { card }) =>
      `${card} is a unique name and is in the fleet already, as a card of the kind ${terms.kinds[first]}`,
    noObjective: ({ category }) => `the fleet has no ${terms.categories[category]} objective`,
    secondObjective: ({ category }, { card }) =>
      `${card} is a second ${terms.categories[category]} objective, and one of each category is needed`,
  },
  problems: {
    ...documentWords.en.problems,
    notACount: 'must be a whole number from 1 to 60',
    unknownFaction: 'names no side of this game',
    unknownShip: 'names no ship',
    unknownUpgrade: 'names no upgrade',
    unknownSquadron: 'names no squadron',
    unknownObjective: 'names no objective',
    unknownCard: 'names no ship, squadron or objective',
    noShipBefore: 'has an upgrade without a ship above it',
    noFaction: 'does not tell the side of the fleet',
    noCards: 'names no ship and no squadron',
  },
};
