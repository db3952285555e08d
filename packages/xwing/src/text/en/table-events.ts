import { colourNow } from '../colour-now.ts';
import { edgeSeen } from '../edge-seen.ts';
import { obstacleName } from '../obstacle-name.ts';
import type { EventSentences } from './event-sentences.ts';
import { pieceWords } from './piece-words.ts';
import { count, describeFlight, maneuverText, plainWords } from './words.ts';

type TableEvent =
  | 'setUpStepBegun'
  | 'shieldsSet'
  | 'disputeCalled'
  | 'disputeDropped'
  | 'disputeRolled'
  | 'disputeSettled'
  | 'initiativeGiven'
  | 'initiativeRolled'
  | 'edgesTaken'
  | 'obstaclePlaced'
  | 'obstacleAdded'
  | 'shipDeployed'
  | 'shipArrived'
  | 'roundStarted'
  | 'phaseStarted'
  | 'dialSet'
  | 'readied'
  | 'dialRevealed'
  | 'dialReplaced'
  | 'dialRemoved'
  | 'becameActive'
  | 'activated'
  | 'hadOpportunity'
  | 'shipMoved'
  | 'touchesChanged'
  | 'obstacleHit'
  | 'obstacleRemoved'
  | 'timeExpired'
  | 'planningTimeExpired'
  | 'said'
  | 'conceded'
  | 'passedUnasked';

/** Set-up, rounds and movement. */
export const tableEvents: EventSentences<TableEvent> = {
  setUpStepBegun: ({ step }) => `set-up: ${plainWords(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    `${names.ship(ship)} has ${shields === 0 ? 'no shields' : count(shields, 'shield')}`,
  disputeCalled: ({ dispute }, names) =>
    `${names.seat(dispute.caller)} wants dice to settle: ${dispute.call}`,
  disputeDropped: () => 'the dispute is dropped',
  disputeRolled: ({ attack, defense, winner }, names) => {
    const faces = [...attack, ...defense].map(plainWords).join(', ');
    return `the dice show ${faces}; ${winner === null ? 'they are rolled again' : `${names.seat(winner)} decides`}`;
  },
  disputeSettled: ({ ruling }, names) =>
    `${names.seat(ruling.by)} rules "${ruling.ruling}" for the rest of the game: ${ruling.call}`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} has initiative`,
  initiativeRolled: ({ roller, face, chooser }, names) =>
    `${names.side(roller)} rolls ${plainWords(face)} for initiative; ${names.side(chooser)} chooses`,
  edgesTaken: ({ edges }, names) =>
    `${names.side(0)} takes the ${edgeSeen(edges[0], edges, names)} edge, ${names.side(1)} the ${edgeSeen(edges[1], edges, names)} edge`,
  obstaclePlaced: ({ obstacle, side }, names) =>
    `${names.side(side)} places ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleAdded: ({ obstacle }) =>
    `${obstacleName({ obstacles: [obstacle] }, obstacle.id, pieceWords)} is placed`,
  shipDeployed: ({ ship }, names) => `${names.ship(ship)} is deployed`,
  shipArrived: ({ ship }, names) => `${names.ship(ship.id)} arrives`,
  roundStarted: ({ round }) => `round ${round}`,
  phaseStarted: ({ phase }) => `${phase} phase`,
  dialSet: ({ ship, maneuver }, names) =>
    `${names.ship(ship)}'s dial is set to ${maneuverText(colourNow(names.table, ship, maneuver))}`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'has finished planning' : 'thinks again'}`,
  dialRevealed: ({ ship, maneuver }, names) =>
    `${names.ship(ship)} reveals ${maneuverText(colourNow(names.table, ship, maneuver))}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} chooses ${maneuverText(colourNow(names.table, ship, maneuver))} for ${names.ship(ship)}`,
  dialRemoved: () => undefined,
  becameActive: () => undefined,
  activated: () => undefined,
  hadOpportunity: () => undefined,
  shipMoved: ({ ship, cause, how }, names) => {
    const name = names.ship(ship);
    switch (cause) {
      case 'maneuver':
        return `${name} flies ${describeFlight(how)}`;
      case 'boost':
        return `${name} boosts: ${plainWords(how)}`;
      case 'barrelRoll':
        return `${name} rolls to the ${plainWords(how)}`;
      case 'decloak':
        return `${name} decloaks: ${plainWords(how)}`;
      default:
        return `${name} is moved`;
    }
  },
  touchesChanged: ({ touches }, names) =>
    touches.length === 0
      ? 'no ships touch'
      : `touching now: ${touches.map(({ ships: [one, other] }) => `${names.ship(one)} and ${names.ship(other)}`).join('; ')}`,
  obstacleHit: ({ ship, obstacle }, names) =>
    `${names.ship(ship)} hits ${obstacleName(names.table, obstacle, pieceWords)}`,
  obstacleRemoved: ({ obstacle }, names) => `${obstacleName(names.table, obstacle, pieceWords)} is removed`,
  timeExpired: () => 'time is up: this is the last round',
  planningTimeExpired: ({ ships }, names) =>
    ships.length === 0
      ? 'the time for planning is up; every ship has its dial'
      : `the time for planning is up; without a dial: ${ships.map((id) => names.ship(id)).join(', ')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} says: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} concedes`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lets it go by, as announced`,
};
