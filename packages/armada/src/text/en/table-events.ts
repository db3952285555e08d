import type { EventSentences } from '../event-sentences.ts';
import { numeral } from '../numeral.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

/** What happens around activations and attacks. */
export type TableEventKind =
  | 'setUpStepBegun'
  | 'initiativeDrawn'
  | 'initiativeGiven'
  | 'objectiveChosen'
  | 'obstaclePlaced'
  | 'shipDeployed'
  | 'squadronDeployed'
  | 'unitsSetAside'
  | 'roundStarted'
  | 'phaseStarted'
  | 'defenseTokensReadied'
  | 'upgradesReadied'
  | 'initiativeTokenFlipped'
  | 'objectiveShipMarked'
  | 'objectiveTokenPlaced'
  | 'objectiveTokenMoved'
  | 'objectiveTokenRemoved'
  | 'victoryTokensGained'
  | 'said'
  | 'conceded'
  | 'readied'
  | 'passedUnasked';

/** Set-up, rounds, objectives and what people do. */
export const tableEvents: EventSentences<TableEventKind> = {
  setUpStepBegun: ({ step }) => (step === null ? 'set-up is complete' : `set-up: ${words.setUpStep(step)}`),
  initiativeDrawn: ({ chooser }, names) =>
    `the fleets cost the same, and chance lets ${names.side(chooser)} choose who goes first`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} has initiative and is the first player`,
  objectiveChosen: ({ objective }, names) => `the objective of the game is ${names.card(objective)}`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} places ${words.obstacle(obstacle)}`,
  shipDeployed: ({ ship, speed }, names) => `${names.unit(ship)} is deployed at speed ${speed}`,
  squadronDeployed: ({ squadron }, names) => `${names.unit(squadron)} is deployed`,
  unitsSetAside: ({ units }, names) => `set aside: ${list(units.map((id) => names.unit(id)))}`,
  roundStarted: ({ round }) => `round ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  defenseTokensReadied: () => 'defense tokens are readied',
  upgradesReadied: () => 'upgrade cards are readied',
  initiativeTokenFlipped: ({ to }) => `the initiative token is turned to ${words.slider(to)}`,
  objectiveShipMarked: ({ ship }, names) => `${names.unit(ship)} is an objective ship`,
  objectiveTokenPlaced: ({ token: { id, on } }, names) =>
    on === null
      ? `${token(id)} is placed`
      : `${token(id)} is placed with ${names.isShip(on) ? names.unit(on) : words.source(on, names)}`,
  objectiveTokenMoved: ({ token: id }) => `${token(id)} is moved`,
  objectiveTokenRemoved: ({ token: id }) => `${token(id)} is removed`,
  victoryTokensGained: ({ side, count: number }, names) =>
    `${names.side(side)} gains ${count(number, 'victory token')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} says: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} concedes`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'has assigned all dials' : 'thinks about the dials again'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lets it go by, as announced`,
};

function token(id: string): string {
  return pieceWords.objectiveToken(numeral(id));
}
