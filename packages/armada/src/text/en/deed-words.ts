import type { DeedWords } from '../story/deed-words.ts';
import { attackClause } from './attack-clause.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export const deedWords: DeedWords = {
  workedOut: {
    commandPaid: ({ ship, command, spend }, names) =>
      `${names.unit(ship)} resolves ${words.command(command)}${spend === null ? '' : ` with ${words.word(spend)}`}`,
    noAttack: ({ ship }, names) => `${names.unit(ship)} does not attack`,
    stoodBy: ({ squadron }, names) => `${names.unit(squadron)} neither moves nor attacks`,
  },
  list,
  withResults: (clause, results) => (results.length === 0 ? clause : `${clause}: ${results.join('; ')}`),
  attack: attackClause,
  maneuver: {
    moves: (speed) => `maneuvers at speed ${speed}`,
    stays: 'stays where it is',
    overlaps: (ships) => `runs into ${ships}`,
    landsOn: (obstacle) => `ends on ${obstacle}`,
  },
  dialBecomesToken: (ship, command) => `${ship} reveals ${command} and takes it as a token`,
  dialsAssigned: (ships) => `new dials: ${ships}`,
  deployed: (units) => `deployed: ${units}`,
  tokensGained: (ships) => `command tokens for ${ships}`,
  results: {
    total: (damage) => (damage === 0 ? 'no damage' : `${damage} damage`),
    shieldsLost: (number) => `${count(number, 'shield')} lost`,
    shieldsRecovered: (number) => `${count(number, 'shield')} recovered`,
    shieldsMoved: (number) => `${count(number, 'shield')} moved`,
    hullLost: (number) => `${count(number, 'hull point')} lost`,
    facedown: (number) => count(number, 'facedown damage card'),
    faceup: (card) => `${card} faceup`,
    cardsDiscarded: (number) => `${count(number, 'damage card')} discarded`,
    destroyed: (unit) => `${unit} is destroyed`,
    victoryTokens: (side, number) => `${count(number, 'victory token')} for ${side}`,
  },
};
