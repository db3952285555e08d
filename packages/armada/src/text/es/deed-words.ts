import type { DeedWords } from '../story/deed-words.ts';
import { attackClause } from './attack-clause.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export const deedWords: DeedWords = {
  workedOut: {
    commandPaid: ({ ship, command, spend }, names) =>
      `${names.unit(ship)} resuelve ${words.command(command)}${spend === null ? '' : ` con ${words.word(spend)}`}`,
    noAttack: ({ ship }, names) => `${names.unit(ship)} no ataca`,
    stoodBy: ({ squadron }, names) => `${names.unit(squadron)} ni se mueve ni ataca`,
  },
  list,
  withResults: (clause, results) => (results.length === 0 ? clause : `${clause}: ${results.join('; ')}`),
  attack: attackClause,
  maneuver: {
    moves: (speed) => `maniobra a velocidad ${speed}`,
    stays: 'se queda donde está',
    overlaps: (ships) => `se solapa con ${ships}`,
    landsOn: (obstacle) => `acaba sobre ${obstacle}`,
  },
  dialBecomesToken: (ship, command) => `${ship} revela ${command} y lo cambia por una ficha`,
  dialsAssigned: (ships) => `selectores nuevos: ${ships}`,
  deployed: (units) => `se despliegan: ${units}`,
  tokensGained: (ships) => `fichas de Orden para ${ships}`,
  results: {
    total: (damage) => (damage === 0 ? 'ningún daño' : `${damage} de daño`),
    shieldsLost: (number) => `${count(number, 'escudo')} menos`,
    shieldsRecovered: (number) => count(number, 'escudo recuperado', 'escudos recuperados'),
    shieldsMoved: (number) => count(number, 'escudo movido', 'escudos movidos'),
    hullLost: (number) => `${count(number, 'punto de casco', 'puntos de casco')} menos`,
    facedown: (number) => count(number, 'carta de Daño boca abajo', 'cartas de Daño boca abajo'),
    faceup: (card) => `${card} boca arriba`,
    cardsDiscarded: (number) => count(number, 'carta de Daño descartada', 'cartas de Daño descartadas'),
    destroyed: (unit, isShip) => `${unit} queda ${isShip ? 'destruida' : 'destruido'}`,
    victoryTokens: (side, number) =>
      `${count(number, 'ficha de Victoria', 'fichas de Victoria')} para ${side}`,
  },
};
