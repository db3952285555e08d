import type { tableEvents as english } from '../en/table-events.ts';
import { numeral } from '../numeral.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { pieceWords } from './piece-words.ts';
import { words } from './words.ts';

/** Set-up, rounds, objectives and what people do. */
export const tableEvents: typeof english = {
  setUpStepBegun: ({ step }) =>
    step === null ? 'la preparación está completa' : `preparación: ${words.setUpStep(step)}`,
  initiativeDrawn: ({ chooser }, names) =>
    `las flotas cuestan lo mismo y el azar deja que ${names.side(chooser)} elija quién empieza`,
  initiativeGiven: ({ side }, names) => `${names.side(side)} tiene la iniciativa y juega en primer lugar`,
  objectiveChosen: ({ objective }, names) => `el objetivo de la partida es ${names.card(objective)}`,
  obstaclePlaced: ({ obstacle, side }, names) => `${names.side(side)} coloca ${words.obstacle(obstacle)}`,
  shipDeployed: ({ ship, speed }, names) => `${names.unit(ship)} se despliega a velocidad ${speed}`,
  squadronDeployed: ({ squadron }, names) => `${names.unit(squadron)} se despliega`,
  unitsSetAside: ({ units }, names) => `se apartan: ${list(units.map((id) => names.unit(id)))}`,
  roundStarted: ({ round }) => `ronda ${round}`,
  phaseStarted: ({ phase }) => words.phase(phase),
  defenseTokensReadied: () => 'se preparan las fichas de Defensa',
  upgradesReadied: () => 'se preparan las cartas de Mejora',
  initiativeTokenFlipped: ({ to }) => `la ficha de iniciativa pasa a su cara ${words.slider(to)}`,
  objectiveShipMarked: ({ ship }, names) => `${names.unit(ship)} es nave objetivo`,
  objectiveTokenPlaced: ({ token: { id, on } }, names) =>
    on === null
      ? `se coloca la ${token(id)}`
      : `se coloca la ${token(id)} (${names.isShip(on) ? names.unit(on) : words.source(on, names)})`,
  objectiveTokenMoved: ({ token: id }) => `se mueve la ${token(id)}`,
  objectiveTokenRemoved: ({ token: id }) => `se retira la ${token(id)}`,
  victoryTokensGained: ({ side, count: number }, names) =>
    `${names.side(side)} recibe ${count(number, 'ficha de Victoria', 'fichas de Victoria')}`,
  said: ({ seat, text }, names) => `${names.seat(seat)} comenta: ${text}`,
  conceded: ({ seat }, names) => `${names.seat(seat)} se rinde`,
  readied: ({ seat, ready }, names) =>
    `${names.seat(seat)} ${ready ? 'ha asignado todos sus selectores' : 'vuelve a pensar sus selectores'}`,
  passedUnasked: ({ seat }, names) => `${names.seat(seat)} lo deja pasar, como había anunciado`,
};

function token(id: string): string {
  const name = pieceWords.objectiveToken(numeral(id));
  return name.charAt(0).toLowerCase() + name.slice(1);
}
