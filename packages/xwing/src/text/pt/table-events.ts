import { countOf } from '../count-of.ts';
import type { tableEvents as english } from '../en/table-events.ts';
import { words } from './words.ts';

/** Set-up, rounds and movement. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) => `preparação: ${words.setUpStep(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    shields > 0 ? `${names.ship(ship)} tem ${countOf(shields, 'escudo')}` : undefined,
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
    `${names.side(0)} fica com a borda ${words.word(edges[0])}, ${names.side(1)} com a borda ${words.word(edges[1])}`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} coloca o obstáculo ${obstacle}`,
  obstacleAdded: ({ obstacle }) => `o obstáculo ${obstacle.id} é colocado`,
  shipDeployed: ({ ship }, names) => `${names.ship(ship)} toma posição`,
  shipArrived: ({ ship }, names) => `${names.ship(ship.id)} chega`,
  roundStarted: ({ round }) => `rodada ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  dialSet: ({ ship, maneuver }, names) => `o disco de ${names.ship(ship)} marca ${words.maneuver(maneuver)}`,
  readied: ({ seat, ready }, names) => (ready ? `${names.seat(seat)} terminou seu planejamento` : undefined),
  dialRevealed: ({ ship, maneuver }, names) => `${names.ship(ship)} revela ${words.maneuver(maneuver)}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} escolhe ${words.maneuver(maneuver)} para ${names.ship(ship)}`,
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
  touchesChanged: () => undefined,
  obstacleHit: ({ ship, obstacle }, names) => {
    const kind = names.table.obstacles.find((each) => each.id === obstacle)?.kind;
    const what = { asteroid: 'um asteroide', debris: 'uma nuvem de detritos' };
    return `${names.ship(ship)} bate em ${kind ? what[kind] : 'um obstáculo'}`;
  },
  timeExpired: () => 'o tempo acabou: esta é a última rodada',
  said: ({ seat, text }, names) => `${names.seat(seat)} diz: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} desiste`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} deixa passar, como tinha avisado`,
};
