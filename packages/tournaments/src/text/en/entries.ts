import { entriesIn } from '../entries.ts';
import { resultsIn } from '../results.ts';
import { words } from './words.ts';

export const resultText = resultsIn({
  wins: (name) => `${name} wins`,
  draw: 'a draw',
  conceded: (loser, winner) => `${loser} conceded to ${winner}`,
  notPlayed: 'not played, by agreement of both',
  absent: (name) => `${name} did not appear`,
  nobody: 'neither player appeared',
});

const at = (table: number) => (table === 0 ? '' : ` for table ${table}`);

export const entryText = entriesIn({
  actor: words.roles,
  resultText,
  sentences: {
    changeSettings: () => 'changed the settings',
    announce: () => 'announced the event',
    addPlayers: ({ people, count }) =>
      count === 1 ? `added ${people}` : `added ${count} players: ${people}`,
    changePlayer: ({ people }) => `changed the details of ${people}`,
    handInList: ({ people }) => `handed in the list of ${people}`,
    passList: ({ people, why }) => `let the list of ${people} be played: ${why}`,
    checkIn: ({ people, isSo }) => (isSo ? `checked ${people} in` : `took back the check-in of ${people}`),
    nameJudge: ({ people }) => `named ${people} as a judge`,
    dismissJudge: ({ people }) => `dismissed ${people} as a judge`,
    start: () => 'started the event',
    drawRound: ({ round }) => `drew round ${round}`,
    swapPlayers: ({ round }) => `swapped two players of round ${round}`,
    lockPair: ({ table, isSo }) =>
      isSo ? `keeps the pair at table ${table} together` : `lets the pair at table ${table} be drawn again`,
    moveTable: ({ table, to }) => `moved table ${table} to table ${to}`,
    publishRound: ({ round }) => `published round ${round}`,
    takeRoundBack: ({ round }) => `took round ${round} back`,
    makeCut: ({ people, count }) => `made the cut to ${count}: ${people}`,
    finish: () => 'ended the event',
    reportResult: ({ round, table, result }) => `reported for round ${round}, table ${table}: ${result}`,
    enterResult: ({ round, table, result }) => `entered for round ${round}, table ${table}: ${result}`,
    correctResult: ({ round, table, before, result, why }) =>
      `corrected round ${round}, table ${table}: ${result} (before: ${before}); ${why}`,
    beginGame: ({ round, table }) => `began the game of round ${round}, table ${table}`,
    drop: ({ people }) => `${people} drops`,
    removeMissing: ({ people }) => `removed ${people}, who is missing`,
    letReturn: ({ people }) => `let ${people} return`,
    disqualify: ({ people, removal, why }) =>
      `disqualified ${people} (${removal === null ? '' : words.removalGrounds[removal]}): ${why}`,
    penalise: ({ people, why }) => `noted a penalty for ${people}: ${why}`,
    startClock: () => 'started the clock',
    pauseClock: ({ table }) => `paused the clock${at(table)}`,
    resumeClock: ({ table }) => `let the clock go on${at(table)}`,
    extendClock: ({ minutes, table }) => `added ${minutes} minutes${at(table)}`,
    passTime: () => 'the time is up',
    callJudge: ({ table, why }) => `called a judge to table ${table}: ${why}`,
    takeCall: () => 'took a call',
    rule: ({ why }) => `ruled: ${why}`,
    appeal: () => 'appealed to the head judge',
    decideAppeal: ({ isSo, why }) => `${isSo ? 'overturned' : 'upheld'} the ruling: ${why}`,
    warn: ({ people, warning, why }) =>
      `warned ${people} (${warning === null ? '' : words.warningGrounds[warning]}): ${why}`,
  },
});
