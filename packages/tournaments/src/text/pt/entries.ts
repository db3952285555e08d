import { entriesIn } from '../entries.ts';
import { resultsIn } from '../results.ts';
import { words } from './words.ts';

export const resultText = resultsIn({
  wins: (name) => `${name} vence`,
  draw: 'empate',
  conceded: (loser, winner) => `${loser} concedeu a ${winner}`,
  notPlayed: 'não jogada, por acordo dos dois',
  absent: (name) => `${name} não apareceu`,
  nobody: 'nenhum dos dois apareceu',
});

const at = (table: number) => (table === 0 ? '' : ` da mesa ${table}`);

export const entryText = entriesIn({
  actor: words.roles,
  resultText,
  sentences: {
    changeSettings: () => 'mudou as configurações',
    announce: () => 'anunciou o evento',
    addPlayers: ({ people, count }) =>
      count === 1 ? `adicionou ${people}` : `adicionou ${count} jogadores: ${people}`,
    changePlayer: ({ people }) => `mudou os dados de ${people}`,
    handInList: ({ people }) => `entregou a lista de ${people}`,
    passList: ({ people, why }) => `deixou que a lista de ${people} seja jogada: ${why}`,
    checkIn: ({ people, isSo }) =>
      isSo ? `registrou a chegada de ${people}` : `anulou a chegada de ${people}`,
    nameJudge: ({ people }) => `nomeou ${people} como juiz`,
    dismissJudge: ({ people }) => `dispensou ${people} como juiz`,
    start: () => 'começou o evento',
    drawRound: ({ round }) => `sorteou a rodada ${round}`,
    swapPlayers: ({ round }) => `trocou dois jogadores da rodada ${round}`,
    lockPair: ({ table, isSo }) =>
      isSo
        ? `mantém junta a dupla da mesa ${table}`
        : `deixa que a dupla da mesa ${table} seja sorteada de novo`,
    moveTable: ({ table, to }) => `mudou a mesa ${table} para a mesa ${to}`,
    publishRound: ({ round }) => `publicou a rodada ${round}`,
    takeRoundBack: ({ round }) => `retirou a rodada ${round}`,
    makeCut: ({ people, count }) => `fez o corte para ${count}: ${people}`,
    finish: () => 'terminou o evento',
    reportResult: ({ round, table, result }) => `informou para a rodada ${round}, mesa ${table}: ${result}`,
    enterResult: ({ round, table, result }) => `anotou para a rodada ${round}, mesa ${table}: ${result}`,
    correctResult: ({ round, table, before, result, why }) =>
      `corrigiu a rodada ${round}, mesa ${table}: ${result} (antes: ${before}); ${why}`,
    beginGame: ({ round, table }) => `começou a partida da rodada ${round}, mesa ${table}`,
    drop: ({ people }) => `${people} sai do evento`,
    removeMissing: ({ people }) => `retirou ${people}, que falta`,
    letReturn: ({ people }) => `deixou ${people} voltar`,
    disqualify: ({ people, removal, why }) =>
      `desqualificou ${people} (${removal === null ? '' : words.removalGrounds[removal]}): ${why}`,
    penalise: ({ people, why }) => `anotou uma penalidade para ${people}: ${why}`,
    startClock: () => 'iniciou o relógio',
    pauseClock: ({ table }) => `parou o relógio${at(table)}`,
    resumeClock: ({ table }) => `retomou o relógio${at(table)}`,
    extendClock: ({ minutes, table }) => `acrescentou ${minutes} minutos ao relógio${at(table)}`,
    passTime: () => 'o tempo acabou',
    callJudge: ({ table, why }) => `chamou um juiz à mesa ${table}: ${why}`,
    takeCall: () => 'atendeu um chamado',
    rule: ({ why }) => `decidiu: ${why}`,
    appeal: () => 'recorreu ao juiz principal',
    decideAppeal: ({ isSo, why }) => `${isSo ? 'anulou' : 'manteve'} a decisão: ${why}`,
    warn: ({ people, warning, why }) =>
      `avisou ${people} (${warning === null ? '' : words.warningGrounds[warning]}): ${why}`,
  },
});
