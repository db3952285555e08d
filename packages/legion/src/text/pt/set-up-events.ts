import type { SetUpSentences } from '../event-kinds.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';

const { names: words } = pieceWords;

export const setUpEvents: SetUpSentences = {
  setUpStepBegun: ({ step }) =>
    step === null ? 'a preparação terminou' : `preparação: ${words.setUpSteps[step]}`,
  terrainSelected: ({ pieces }) => `o campo de batalha é feito com ${pieces.length} peças de terreno`,
  terrainPlaced: ({ terrain, side }, names) =>
    side === null
      ? `${words.terrain[terrain.piece]} vai para a mesa`
      : `${names.side(side)} coloca ${words.terrain[terrain.piece]}`,
  colourChooserDrawn: ({ side }, names) =>
    `os exércitos custam o mesmo e o acaso deixa ${names.side(side)} escolher a cor`,
  colourTaken: ({ side, colour }, names) =>
    `${names.side(side)} joga de ${colour === 'blue' ? 'azul' : 'vermelho'}`,
  edgeChosen: ({ edge }) => `o azul fica com a borda ${edge === 'south' ? 'próxima' : 'distante'}`,
  battleCardsRevealed: ({ rows }, names) =>
    `cartas de batalha: ${Object.values(rows)
      .map((row) => list(row.map((id) => names.card(id) ?? id)))
      .join('; ')}`,
  battleCardEliminated: ({ side, card }, names) =>
    card === null
      ? `${names.side(side)} não risca nenhuma carta de batalha`
      : `${names.side(side)} risca ${names.card(card) ?? card}`,
  battleCardsUsed: ({ used }, names) =>
    `esta batalha é jogada com ${list(Object.values(used).flatMap((id) => (id === null ? [] : [names.card(id) ?? id])))}`,
  unitDeployed: ({ unit }, names) => `${names.unit(unit)} é posicionada`,
  unitDeployedAboard: ({ unit, vehicle }, names) =>
    `${names.unit(unit)} é posicionada a bordo de ${names.unit(vehicle)}`,
  unitArrived: ({ unit }, names) => `${names.unit(unit)} chega como reforço`,
  unitSetAside: ({ unit }, names) => `${names.unit(unit)} espera fora do campo de batalha`,
  counterTaken: ({ side }, names) => `${names.side(side)} toma o marcador de rodada`,
  bountyMarked: ({ unit, by }, names) => `${names.unit(by)} oferece recompensa por ${names.unit(unit)}`,
  tokenPlaced: ({ token }, names) => `é colocada: ${names.token(token.id)}`,
  tokenMoved: ({ token }, names) => `é movida: ${names.token(token)}`,
  tokenClaimed: ({ unit, token }, names) => `${names.unit(unit)} fica com ${names.token(token)}`,
  tokenDropped: ({ unit, token }, names) => `${names.unit(unit)} larga ${names.token(token)}`,
  tokenWounded: ({ token, by }, names) =>
    by < 0 ? `${names.token(token)}: reparo de ${-by}` : `${names.token(token)}: ${by} de dano`,
  said: ({ seat, text }, names) => `${names.seat(seat)} diz: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} desiste`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'escolheu a carta de comando' : 'volta a pensar na carta de comando'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} deixa passar, como anunciou`,
};
