import { entriesIn } from '../entries.ts';
import { resultsIn } from '../results.ts';
import { words } from './words.ts';

export const resultText = resultsIn({
  wins: (name) => `gana ${name}`,
  draw: 'empate',
  conceded: (loser, winner) => `${loser} se rindió ante ${winner}`,
  notPlayed: 'no jugada, por acuerdo de ambos',
  absent: (name) => `${name} no apareció`,
  nobody: 'no apareció ninguno de los dos',
});

const at = (table: number) => (table === 0 ? '' : ` de la mesa ${table}`);

export const entryText = entriesIn({
  actor: words.roles,
  resultText,
  sentences: {
    changeSettings: () => 'cambió los ajustes',
    announce: () => 'anunció el evento',
    addPlayers: ({ people, count }) =>
      count === 1 ? `añadió a ${people}` : `añadió a ${count} jugadores: ${people}`,
    changePlayer: ({ people }) => `cambió los datos de ${people}`,
    handInList: ({ people }) => `entregó la lista de ${people}`,
    passList: ({ people, why }) => `dejó que se juegue la lista de ${people}: ${why}`,
    checkIn: ({ people, isSo }) =>
      isSo ? `registró la llegada de ${people}` : `anuló la llegada de ${people}`,
    nameJudge: ({ people }) => `nombró juez a ${people}`,
    dismissJudge: ({ people }) => `relevó como juez a ${people}`,
    start: () => 'empezó el evento',
    drawRound: ({ round }) => `sorteó la ronda ${round}`,
    swapPlayers: ({ round }) => `intercambió a dos jugadores de la ronda ${round}`,
    lockPair: ({ table, isSo }) =>
      isSo
        ? `mantiene junta la pareja de la mesa ${table}`
        : `deja que la pareja de la mesa ${table} se sortee de nuevo`,
    moveTable: ({ table, to }) => `movió la mesa ${table} a la mesa ${to}`,
    publishRound: ({ round }) => `publicó la ronda ${round}`,
    takeRoundBack: ({ round }) => `retiró la ronda ${round}`,
    makeCut: ({ people, count }) => `hizo el corte a ${count}: ${people}`,
    finish: () => 'terminó el evento',
    reportResult: ({ round, table, result }) => `comunicó para la ronda ${round}, mesa ${table}: ${result}`,
    enterResult: ({ round, table, result }) => `anotó para la ronda ${round}, mesa ${table}: ${result}`,
    correctResult: ({ round, table, before, result, why }) =>
      `corrigió la ronda ${round}, mesa ${table}: ${result} (antes: ${before}); ${why}`,
    beginGame: ({ round, table }) => `empezó la partida de la ronda ${round}, mesa ${table}`,
    drop: ({ people }) => `${people} se retira`,
    removeMissing: ({ people }) => `retiró a ${people}, que falta`,
    letReturn: ({ people }) => `dejó volver a ${people}`,
    disqualify: ({ people, removal, why }) =>
      `descalificó a ${people} (${removal === null ? '' : words.removalGrounds[removal]}): ${why}`,
    penalise: ({ people, why }) => `anotó una penalización a ${people}: ${why}`,
    startClock: () => 'puso en marcha el reloj',
    pauseClock: ({ table }) => `paró el reloj${at(table)}`,
    resumeClock: ({ table }) => `reanudó el reloj${at(table)}`,
    extendClock: ({ minutes, table }) => `añadió ${minutes} minutos al reloj${at(table)}`,
    passTime: () => 'se acabó el tiempo',
    callJudge: ({ table, why }) => `llamó a un juez a la mesa ${table}: ${why}`,
    takeCall: () => 'atendió una llamada',
    rule: ({ why }) => `dictaminó: ${why}`,
    appeal: () => 'apeló al juez principal',
    decideAppeal: ({ isSo, why }) => `${isSo ? 'anuló' : 'mantuvo'} el dictamen: ${why}`,
    warn: ({ people, warning, why }) =>
      `avisó a ${people} (${warning === null ? '' : words.warningGrounds[warning]}): ${why}`,
  },
});
