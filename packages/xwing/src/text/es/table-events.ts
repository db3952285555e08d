import { countOf } from '../count-of.ts';
import type { tableEvents as english } from '../en/table-events.ts';
import { words } from './words.ts';

/** Set-up, rounds and movement. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) => `preparación: ${words.setUpStep(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    shields > 0 ? `${names.ship(ship)} tiene ${countOf(shields, 'escudo')}` : undefined,
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
    `${names.side(0)} toma el borde ${words.word(edges[0])}, ${names.side(1)} el borde ${words.word(edges[1])}`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} coloca el obstáculo ${obstacle}`,
  obstacleAdded: ({ obstacle }) => `se coloca el obstáculo ${obstacle.id}`,
  shipDeployed: ({ ship }, names) => `se despliega ${names.ship(ship)}`,
  shipArrived: ({ ship }, names) => `llega ${names.ship(ship.id)}`,
  roundStarted: ({ round }) => `ronda ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  dialSet: ({ ship, maneuver }, names) =>
    `el selector de ${names.ship(ship)} marca ${words.maneuver(maneuver)}`,
  readied: ({ seat, ready }, names) =>
    ready ? `${names.seat(seat)} ha terminado su planificación` : undefined,
  dialRevealed: ({ ship, maneuver }, names) => `${names.ship(ship)} revela ${words.maneuver(maneuver)}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} elige ${words.maneuver(maneuver)} para ${names.ship(ship)}`,
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
  touchesChanged: () => undefined,
  obstacleHit: ({ ship, obstacle }, names) => {
    const kind = names.table.obstacles.find((each) => each.id === obstacle)?.kind;
    const what = { asteroid: 'un asteroide', debris: 'desechos espaciales' };
    return `${names.ship(ship)} choca con ${kind ? what[kind] : 'un obstáculo'}`;
  },
  timeExpired: () => 'se acabó el tiempo: esta es la última ronda',
  said: ({ seat, text }, names) => `${names.seat(seat)} comenta: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} se rinde`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lo deja pasar, como había anunciado`,
};
