import { colourNow } from '../colour-now.ts';
import { countOf } from '../count-of.ts';
import { type EdgeSeen, edgeSeen } from '../edge-seen.ts';
import type { tableEvents as english } from '../en/table-events.ts';
import { obstacleName } from '../obstacle-name.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const edgeWords: Readonly<Record<EdgeSeen, string>> = {
  near: 'próxima',
  far: 'distante',
  left: 'esquerda',
  right: 'direita',
};

/** Set-up, rounds and movement. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) => `preparação: ${words.setUpStep(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    `${names.ship(ship)} ${shields === 0 ? 'não tem escudos' : `tem ${countOf(shields, 'escudo')}`}`,
  disputeCalled: ({ dispute }, names) =>
    `${names.seat(dispute.caller)} quer resolver nos dados: ${dispute.call}`,
  disputeDropped: () => 'a disputa é abandonada',
  disputeRolled: ({ attack, defense, winner }, names) =>
    `os dados dão ${words.dice([...attack, ...defense])}; ${winner === null ? 'rolam-se de novo' : `${names.seat(winner)} decide`}`,
  disputeSettled: ({ ruling }, names) =>
    `${names.seat(ruling.by)} decide "${ruling.ruling}" pelo resto da partida: ${ruling.call}`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} tem a iniciativa`,
  initiativeRolled: ({ roller, face, chooser }, names) =>
    `${names.side(roller)} tira ${words.word(face)} pela iniciativa; ${names.side(chooser)} escolhe`,
  edgesTaken: ({ edges }, names) =>
    `${names.side(0)} fica com a borda ${edgeWords[edgeSeen(edges[0], edges, names)]}, ${names.side(1)} com a borda ${edgeWords[edgeSeen(edges[1], edges, names)]}`,
  obstaclePlaced: ({ obstacle, side }, names) =>
    `${names.side(side)} coloca ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleAdded: ({ obstacle }) =>
    `coloca-se ${obstacleName({ obstacles: [obstacle] }, obstacle.id, pieceWords)}`,
  shipDeployed: ({ ship }, names) => `${names.ship(ship)} toma posição`,
  shipArrived: ({ ship }, names) => `${names.ship(ship.id)} chega`,
  roundStarted: ({ round }) => `rodada ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  dialSet: ({ ship, maneuver }, names) =>
    `o disco de ${names.ship(ship)} marca ${words.maneuver(colourNow(names.table, ship, maneuver))}`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'terminou seu planejamento' : 'volta a pensar'}`,
  dialRevealed: ({ ship, maneuver }, names) =>
    `${names.ship(ship)} revela ${words.maneuver(colourNow(names.table, ship, maneuver))}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} escolhe ${words.maneuver(colourNow(names.table, ship, maneuver))} para ${names.ship(ship)}`,
  dialRemoved: () => undefined,
  becameActive: () => undefined,
  activated: () => undefined,
  hadOpportunity: () => undefined,
  shipMoved: ({ ship, cause, how }, names) => {
    const name = names.ship(ship);
    switch (cause) {
      case 'maneuver':
        return `${name} executa ${words.flown(how)}`;
      case 'boost':
        return `${name} faz um impulso: ${words.word(how)}`;
      case 'barrelRoll':
        return `${name} faz uma pirueta: ${words.word(how)}`;
      case 'decloak':
        return `${name} desativa a camuflagem: ${words.word(how)}`;
      default:
        return `${name} muda de posição`;
    }
  },
  touchesChanged: ({ touches }, names) =>
    touches.length === 0
      ? 'nenhuma nave está em contato'
      : `em contato agora: ${touches.map(({ ships: [one, other] }) => `${names.ship(one)} e ${names.ship(other)}`).join('; ')}`,
  obstacleHit: ({ ship, obstacle }, names) =>
    `${names.ship(ship)} bate em ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleRemoved: ({ obstacle }, names) => `${obstacleName(names.table, obstacle, pieceWords)} sai do jogo`,
  timeExpired: () => 'o tempo acabou: esta é a última rodada',
  planningTimeExpired: ({ ships }, names) =>
    ships.length === 0
      ? 'o tempo para planejar acabou; todas as naves têm seu disco'
      : `o tempo para planejar acabou; sem disco: ${ships.map((id) => names.ship(id)).join(', ')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} diz: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} desiste`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} deixa passar, como tinha avisado`,
};
