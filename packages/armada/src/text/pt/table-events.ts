import type { tableEvents as english } from '../en/table-events.ts';
import { numeral } from '../numeral.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

/** Set-up, rounds, objectives and what people do. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) =>
    step === null ? 'a preparação está completa' : `preparação: ${words.setUpStep(step)}`,
  initiativeDrawn: ({ chooser }, names) =>
    `as frotas custam o mesmo e a sorte deixa ${names.side(chooser)} escolher quem começa`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} tem a iniciativa e joga em primeiro lugar`,
  objectiveChosen: ({ objective }, names) => `o objetivo da partida é ${names.card(objective)}`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} coloca ${words.obstacle(obstacle)}`,
  shipDeployed: ({ ship, speed }, names) => `${names.unit(ship)} toma posição com velocidade ${speed}`,
  squadronDeployed: ({ squadron }, names) => `${names.unit(squadron)} toma posição`,
  unitsSetAside: ({ units }, names) => `ficam separados: ${list(units.map((id) => names.unit(id)))}`,
  roundStarted: ({ round }) => `rodada ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  defenseTokensReadied: () => 'as fichas de defesa são preparadas',
  upgradesReadied: () => 'as cartas de melhoria são preparadas',
  initiativeTokenFlipped: ({ to }) => `a ficha de iniciativa passa para a face ${words.slider(to)}`,
  objectiveShipMarked: ({ ship }, names) => `${names.unit(ship)} é nave-objetivo`,
  objectiveTokenPlaced: ({ token: { id, on } }, names) =>
    on === null
      ? `coloca-se a ${token(id)}`
      : `coloca-se a ${token(id)} (${names.isShip(on) ? names.unit(on) : words.source(on, names)})`,
  objectiveTokenMoved: ({ token: id }) => `move-se a ${token(id)}`,
  objectiveTokenRemoved: ({ token: id }) => `retira-se a ${token(id)}`,
  victoryTokensGained: ({ side, count: number }, names) =>
    `${names.side(side)} recebe ${count(number, 'ficha de vitória', 'fichas de vitória')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} diz: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} desiste`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'atribuiu todos os seus discos' : 'volta a pensar em seus discos'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} deixa passar, como tinha avisado`,
};

function token(id: string): string {
  const name = pieceWords.objectiveToken(numeral(id));
  return name.charAt(0).toLowerCase() + name.slice(1);
}
