import { documentWords } from '@sortie/cards';
import { terms } from '../../text/en/terms.ts';
import type { ListWords } from './list-words.ts';

const either = new Map([
  ['unit', 'a unit'],
  ['upgrade', 'an upgrade'],
  ['command', 'a command card'],
]);

export const words: ListWords = {
  ...documentWords.en,
  reasons: {
    unknownCard: ({ id }) => `there is no card ${id}`,
    laterCard: ({ product }, { card }) =>
      `${card} came out later (${product}); the cards that existed in February 2019 can be played`,
    overPoints: ({ cost, limit }) => `the army costs ${cost} points of ${limit}`,
    otherFaction: ({ faction, army }, { card }) =>
      `${card} belongs to the ${terms.factions[faction]} and the army to the ${terms.factions[army]}`,
    tooFewOfRank: ({ rank, count, least }) =>
      `the army has ${count} of the rank ${terms.ranks[rank]} and needs at least ${least}`,
    tooManyOfRank: ({ rank, count, most }) =>
      `the army has ${count} of the rank ${terms.ranks[rank]} and may have at most ${most}`,
    secondUnique: ({ first }, { card }) =>
      `${card} is unique and is in the army already, as ${either.get(first)}`,
    noFreeIcon: ({ slot, icons }, { card }) =>
      icons === 0
        ? `${card} needs the icon ${terms.slots[slot]}, and this unit has none`
        : `${card} finds no free icon ${terms.slots[slot]}`,
    secondCopy: (_reason, { card }) => `${card} is there twice`,
    otherSideToo: (_reason, { card, others }) => `${card} is the other side of ${others.join()}: one card`,
    onlyUnits: (_reason, { card, others }) => `${card} is only for ${others.join(' or ')}`,
    onlyFaction: ({ faction }, { card }) => `${card} is only for units of the ${terms.factions[faction]}`,
    onlySide: ({ side }, { card }) => `${card} is only for the ${terms.sides[side]}`,
    onlyType: ({ type }, { card }) => `${card} is only for units of the type ${terms.unitTypes[type]}`,
    missingUpgrade: ({ slot }, { card }) => `${card} must have an upgrade ${terms.slots[slot]} with it`,
    pipsCount: ({ pips, count }) =>
      `the command hand has ${count} with ${pips === 1 ? '1 pip' : `${pips} pips`} and needs two`,
    standingOrdersChosen: (_reason, { card }) =>
      `${card} comes by itself and is none of the six chosen cards`,
    missingOwner: (_reason, { card, others }) => `${card} needs ${others.join(' and ')} in the army`,
    uniqueOfPartner: (_reason, { card }) => `${card} is unique and is in the army of the team-mate already`,
    partnerFaction: ({ faction, partner }) =>
      `the army is of the ${terms.factions[faction]} and that of the team-mate of the ${terms.factions[partner]}`,
  },
  problems: {
    ...documentWords.en.problems,
    notACount: 'must be a whole number from 1 to 60',
    unknownFaction: 'names no side of this game',
    unknownUnit: 'names no unit',
    unknownUpgrade: 'names no upgrade',
    unknownCommand: 'names no command card',
    unknownCard: 'names no card',
    noUnitBefore: 'has an upgrade without a unit above it',
    noFaction: 'does not tell the side of the army',
    noUnits: 'names no unit of an army',
  },
};
