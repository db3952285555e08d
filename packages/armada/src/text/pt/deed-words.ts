import type { DeedWords } from '../story/deed-words.ts';
import { attackClause } from './attack-clause.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export const deedWords: DeedWords = {
  workedOut: {
    commandPaid: ({ ship, command, spend }, names) =>
      `${names.unit(ship)} resolve ${words.command(command)}${spend === null ? '' : ` com ${words.word(spend)}`}`,
    noAttack: ({ ship }, names) => `${names.unit(ship)} não ataca`,
    stoodBy: ({ squadron }, names) => `${names.unit(squadron)} não se move nem ataca`,
  },
  list,
  withResults: (clause, results) => (results.length === 0 ? clause : `${clause}: ${results.join('; ')}`),
  attack: attackClause,
  maneuver: {
    moves: (speed) => `manobra com velocidade ${speed}`,
    stays: 'fica onde está',
    overlaps: (ships) => `sobrepõe ${ships}`,
    landsOn: (obstacle) => `termina sobre ${obstacle}`,
  },
  dialBecomesToken: (ship, command) => `${ship} revela ${command} e o troca por uma ficha`,
  dialsAssigned: (ships) => `discos novos: ${ships}`,
  deployed: (units) => `tomam posição: ${units}`,
  tokensGained: (ships) => `fichas de comando para ${ships}`,
  results: {
    total: (damage) => (damage === 0 ? 'nenhum dano' : `${damage} de dano`),
    shieldsLost: (number) => `${count(number, 'escudo')} a menos`,
    shieldsRecovered: (number) => count(number, 'escudo recuperado', 'escudos recuperados'),
    shieldsMoved: (number) => count(number, 'escudo movido', 'escudos movidos'),
    hullLost: (number) => `${count(number, 'ponto de casco', 'pontos de casco')} a menos`,
    facedown: (number) =>
      count(number, 'carta de dano virada para baixo', 'cartas de dano viradas para baixo'),
    faceup: (card) => `${card} com a face para cima`,
    cardsDiscarded: (number) => count(number, 'carta de dano descartada', 'cartas de dano descartadas'),
    destroyed: (unit, isShip) => `${unit} é ${isShip ? 'destruída' : 'destruído'}`,
    victoryTokens: (side, number) => `${count(number, 'ficha de vitória', 'fichas de vitória')} para ${side}`,
  },
};
