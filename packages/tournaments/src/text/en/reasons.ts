import { reasonsIn } from '../reasons.ts';

export const { pairingText, byeText, impossibleText } = reasonsIn({
  pairing: {
    drawn: () => 'drawn by lot',
    group: ([points]) => `both with ${points} event points`,
    down: ([first, second]) => `${first} and ${second} event points, out of the group`,
    seed: () => 'by seed',
    locked: () => 'kept together by the organiser',
    hand: () => 'put together by the organiser',
  },
  rematch: 'a rematch',
  sameClub: 'of one club',
  bye: {
    drawn: 'drawn by lot',
    lowest: 'lowest standing',
    lowestBut: (names) => `lowest standing but for ${names}, who could not have it`,
    promised: 'promised beforehand',
    seed: 'no opponent in the bracket',
    hand: 'given by the organiser',
  },
  impossible: {
    rematch: (one, other) => `${one} and ${other} have met before, and no pairing has fewer rematches`,
    sameClub: (one, other) => `${one} and ${other} are of one club`,
    secondBye: (name) => `${name} has had a bye before, and nobody else could have this one`,
    laterRound: 'A later round will have to repeat a game',
    laterRoundUnknown: 'Whether the later rounds can be paired without a rematch is not known',
    sameTable: (name, table) => `${name} has been at table ${table} before`,
  },
});
