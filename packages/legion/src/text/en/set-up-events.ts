import type { SetUpSentences } from '../event-kinds.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';

const { names: words } = pieceWords;

export const setUpEvents: SetUpSentences = {
  setUpStepBegun: ({ step }) => (step === null ? 'set-up is complete' : `set-up: ${words.setUpSteps[step]}`),
  terrainSelected: ({ pieces }) => `the battlefield is made of ${pieces.length} pieces of terrain`,
  terrainPlaced: ({ terrain, side }, names) =>
    side === null
      ? `${words.terrain[terrain.piece]} is laid out`
      : `${names.side(side)} places ${words.terrain[terrain.piece]}`,
  colourChooserDrawn: ({ side }, names) =>
    `the armies cost the same, and chance lets ${names.side(side)} choose a colour`,
  colourTaken: ({ side, colour }, names) => `${names.side(side)} plays ${colour}`,
  edgeChosen: ({ edge }) => `blue takes the ${edge === 'south' ? 'near' : 'far'} edge`,
  battleCardsRevealed: ({ rows }, names) =>
    `battle cards: ${Object.values(rows)
      .map((row) => list(row.map((id) => names.card(id) ?? id)))
      .join('; ')}`,
  battleCardEliminated: ({ side, card }, names) =>
    card === null
      ? `${names.side(side)} strikes no battle card`
      : `${names.side(side)} strikes out ${names.card(card) ?? card}`,
  battleCardsUsed: ({ used }, names) =>
    `this battle is fought by ${list(Object.values(used).flatMap((id) => (id === null ? [] : [names.card(id) ?? id])))}`,
  unitDeployed: ({ unit }, names) => `${names.unit(unit)} is deployed`,
  unitDeployedAboard: ({ unit, vehicle }, names) =>
    `${names.unit(unit)} is deployed aboard ${names.unit(vehicle)}`,
  unitArrived: ({ unit }, names) => `${names.unit(unit)} arrives as reinforcement`,
  unitSetAside: ({ unit }, names) => `${names.unit(unit)} is held back`,
  counterTaken: ({ side }, names) => `${names.side(side)} takes the round counter`,
  bountyMarked: ({ unit, by }, names) => `${names.unit(by)} sets a bounty on ${names.unit(unit)}`,
  tokenPlaced: ({ token }, names) => `${names.token(token.id)} is placed`,
  tokenMoved: ({ token }, names) => `${names.token(token)} is moved`,
  tokenClaimed: ({ unit, token }, names) => `${names.unit(unit)} claims ${names.token(token)}`,
  tokenDropped: ({ unit, token }, names) => `${names.unit(unit)} drops ${names.token(token)}`,
  tokenWounded: ({ token, by }, names) =>
    by < 0 ? `${names.token(token)} is repaired by ${-by}` : `${names.token(token)} is damaged by ${by}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} says: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} concedes`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'has chosen a command card' : 'thinks about the command card again'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lets it go by, as announced`,
};
