import type { EventSentences } from './event-sentences.ts';
import { maneuverText, plainWords } from './words.ts';

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
  | 'timeExpired'
  | 'said'
  | 'conceded'
  | 'passedUnasked';

/** Set-up, rounds and movement. */
export const tableEvents: EventSentences<TableEvent> = {
  setUpStepBegun: ({ step }) => `set-up: ${plainWords(step)}`,
  shieldsSet: ({ ship, shields }, names) =>
    shields > 0 ? `${names.ship(ship)} has ${shields} ${shields === 1 ? 'shield' : 'shields'}` : undefined,
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
    `${names.side(0)} takes the ${edges[0]} edge, ${names.side(1)} the ${edges[1]} edge`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} places obstacle ${obstacle}`,
  obstacleAdded: ({ obstacle }) => `obstacle ${obstacle.id} is placed`,
  shipDeployed: ({ ship }, names) => `${names.ship(ship)} is deployed`,
  shipArrived: ({ ship }, names) => `${names.ship(ship.id)} arrives`,
  roundStarted: ({ round }) => `round ${round}`,
  phaseStarted: ({ phase }) => `${phase} phase`,
  dialSet: ({ ship, maneuver }, names) => `${names.ship(ship)}'s dial is set to ${maneuverText(maneuver)}`,
  readied: ({ seat, ready }, names) => (ready ? `${names.seat(seat)} has finished planning` : undefined),
  dialRevealed: ({ ship, maneuver }, names) => `${names.ship(ship)} reveals ${maneuverText(maneuver)}`,
  dialReplaced: ({ ship, maneuver, by }, names) =>
    `${names.seat(by)} chooses ${maneuverText(maneuver)} for ${names.ship(ship)}`,
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
  touchesChanged: () => undefined,
  obstacleHit: ({ ship, obstacle }, names) => {
    const kind = names.table.obstacles.find((each) => each.id === obstacle)?.kind ?? 'obstacle';
    return `${names.ship(ship)} hits ${kind === 'debris' ? 'debris' : `an ${kind}`}`;
  },
  timeExpired: () => 'time is up: this is the last round',
  said: ({ seat, text }, names) => `${names.seat(seat)} says: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} concedes`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lets it go by, as announced`,
};

/** `bankLeft 3` as the event says it. */
function describeFlight(how: string): string {
  const [bearing = '', speed = ''] = how.split(' ');
  return maneuverText({ speed: Number(speed), bearing });
}
