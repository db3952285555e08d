import type { SetUpSentences } from '../event-kinds.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';

const { names: words } = pieceWords;

export const setUpEvents: SetUpSentences = {
  setUpStepBegun: ({ step }) =>
    step === null ? 'la preparación ha terminado' : `preparación: ${words.setUpSteps[step]}`,
  terrainSelected: ({ pieces }) => `el campo de batalla se hace con ${pieces.length} elementos de terreno`,
  terrainPlaced: ({ terrain, side }, names) =>
    side === null
      ? `${words.terrain[terrain.piece]} se coloca`
      : `${names.side(side)} coloca ${words.terrain[terrain.piece]}`,
  colourChooserDrawn: ({ side }, names) =>
    `los ejércitos cuestan lo mismo y el azar deja elegir color a ${names.side(side)}`,
  colourTaken: ({ side, colour }, names) =>
    `${names.side(side)} juega de ${colour === 'blue' ? 'azul' : 'rojo'}`,
  edgeChosen: ({ edge }) => `el azul se queda el borde ${edge === 'south' ? 'cercano' : 'lejano'}`,
  battleCardsRevealed: ({ rows }, names) =>
    `cartas de batalla: ${Object.values(rows)
      .map((row) => list(row.map((id) => names.card(id) ?? id)))
      .join('; ')}`,
  battleCardEliminated: ({ side, card }, names) =>
    card === null
      ? `${names.side(side)} no tacha ninguna carta de batalla`
      : `${names.side(side)} tacha ${names.card(card) ?? card}`,
  battleCardsUsed: ({ used }, names) =>
    `esta batalla se juega con ${list(Object.values(used).flatMap((id) => (id === null ? [] : [names.card(id) ?? id])))}`,
  unitDeployed: ({ unit }, names) => `${names.unit(unit)} se despliega`,
  unitDeployedAboard: ({ unit, vehicle }, names) =>
    `${names.unit(unit)} se despliega a bordo de ${names.unit(vehicle)}`,
  unitArrived: ({ unit }, names) => `${names.unit(unit)} llega como refuerzo`,
  unitSetAside: ({ unit }, names) => `${names.unit(unit)} espera fuera del campo de batalla`,
  counterTaken: ({ side }, names) => `${names.side(side)} toma el indicador de ronda`,
  bountyMarked: ({ unit, by }, names) => `${names.unit(by)} pone precio a ${names.unit(unit)}`,
  tokenPlaced: ({ token }, names) => `se coloca: ${names.token(token.id)}`,
  tokenMoved: ({ token }, names) => `se mueve: ${names.token(token)}`,
  tokenClaimed: ({ unit, token }, names) => `${names.unit(unit)} se hace con ${names.token(token)}`,
  tokenDropped: ({ unit, token }, names) => `${names.unit(unit)} suelta ${names.token(token)}`,
  tokenWounded: ({ token, by }, names) =>
    by < 0 ? `${names.token(token)}: reparación de ${-by}` : `${names.token(token)}: ${by} de daño`,
  said: ({ seat, text }, names) => `${names.seat(seat)} dice: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} se rinde`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'ha elegido carta de mando' : 'vuelve a pensar su carta de mando'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lo deja pasar, como había anunciado`,
};
