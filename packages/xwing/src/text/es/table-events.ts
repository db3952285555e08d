import { colourNow } from '../colour-now.ts';
import { countOf } from '../count-of.ts';
import { type EdgeSeen, edgeSeen } from '../edge-seen.ts';
import type { tableEvents as english } from '../en/table-events.ts';
import { obstacleName } from '../obstacle-name.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

const edgeWords: Readonly<Record<EdgeSeen, string>> = {
  near: 'cercano',
  far: 'lejano',
  left: 'izquierdo',
  right: 'derecho',
};

/** Set-up, rounds and movement. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) => `preparación: ${words.setUpStep(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    `${names.ship(ship)} ${shields === 0 ? 'no tiene escudos' : `tiene ${countOf(shields, 'escudo')}`}`,
  disputeCalled: ({ dispute }, names) =>
    `${names.seat(dispute.caller)} quiere zanjarlo con los dados: ${dispute.call}`,
  disputeDropped: () => 'se abandona la disputa',
  disputeRolled: ({ attack, defense, winner }, names) =>
    `los dados dan ${words.dice([...attack, ...defense])}; ${winner === null ? 'se tiran otra vez' : `decide ${names.seat(winner)}`}`,
  disputeSettled: ({ ruling }, names) =>
    `${names.seat(ruling.by)} falla «${ruling.ruling}» para el resto de la partida: ${ruling.call}`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} tiene la iniciativa`,
  initiativeRolled: ({ roller, face, chooser }, names) =>
    `${names.side(roller)} saca ${words.word(face)} por la iniciativa; elige ${names.side(chooser)}`,
  edgesTaken: ({ edges }, names) =>
    `${names.side(0)} toma el borde ${edgeWords[edgeSeen(edges[0], edges, names)]}, ${names.side(1)} el borde ${edgeWords[edgeSeen(edges[1], edges, names)]}`,
  obstaclePlaced: ({ obstacle, side }, names) =>
    `${names.side(side)} coloca ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleAdded: ({ obstacle }) =>
    `se coloca ${obstacleName({ obstacles: [obstacle] }, obstacle.id, pieceWords)}`,
  shipDeployed: ({ ship }, names) => `se despliega ${names.ship(ship)}`,
  shipArrived: ({ ship }, names) => `llega ${names.ship(ship.id)}`,
  roundStarted: ({ round }) => `ronda ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  dialSet: ({ ship, maneuver }, names) =>
    `el selector de ${names.ship(ship)} marca ${words.maneuver(colourNow(names.table, ship, maneuver))}`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'ha terminado su planificación' : 'vuelve a pensarlo'}`,
  dialRevealed: ({ ship, maneuver }, names) =>
    `${names.ship(ship)} revela ${words.maneuver(colourNow(names.table, ship, maneuver))}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} elige ${words.maneuver(colourNow(names.table, ship, maneuver))} para ${names.ship(ship)}`,
  dialRemoved: () => undefined,
  becameActive: () => undefined,
  activated: () => undefined,
  hadOpportunity: () => undefined,
  shipMoved: ({ ship, cause, how }, names) => {
    const name = names.ship(ship);
    switch (cause) {
      case 'maneuver':
        return `${name} ejecuta ${words.flown(how)}`;
      case 'boost':
        return `${name} hace un impulso: ${words.word(how)}`;
      case 'barrelRoll':
        return `${name} hace un tonel volado: ${words.word(how)}`;
      case 'decloak':
        return `${name} desactiva el camuflaje: ${words.word(how)}`;
      default:
        return `${name} cambia de posición`;
    }
  },
  touchesChanged: ({ touches }, names) =>
    touches.length === 0
      ? 'ninguna nave está en contacto'
      : `en contacto ahora: ${touches.map(({ ships: [one, other] }) => `${names.ship(one)} y ${names.ship(other)}`).join('; ')}`,
  obstacleHit: ({ ship, obstacle }, names) =>
    `${names.ship(ship)} choca con ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleRemoved: ({ obstacle }, names) => `se retira ${obstacleName(names.table, obstacle, pieceWords)}`,
  timeExpired: () => 'se acabó el tiempo: esta es la última ronda',
  planningTimeExpired: ({ ships }, names) =>
    ships.length === 0
      ? 'se acabó el tiempo para planificar; todas las naves tienen su selector'
      : `se acabó el tiempo para planificar; sin selector: ${ships.map((id) => names.ship(id)).join(', ')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} comenta: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} se rinde`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lo deja pasar, como había anunciado`,
};
