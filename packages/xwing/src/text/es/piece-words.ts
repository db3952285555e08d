import type { PieceWords } from '../piece-words.ts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

export const pieceWords: PieceWords = {
  ship: ({ ship, type, owner, skill }) => `${ship}, ${type} de ${owner}, Habilidad ${skill}`,
  hull: (left, of) => `casco ${left} de ${of}`,
  shields: (number) => count(number, 'escudo', 'escudos'),
  tokens: {
    focus: (number) => count(number, 'ficha de concentración', 'fichas de concentración'),
    evade: (number) => count(number, 'ficha de evasión', 'fichas de evasión'),
    stress: (number) => count(number, 'ficha de tensión', 'fichas de tensión'),
    ion: (number) => count(number, 'ficha de iones', 'fichas de iones'),
    tractorBeam: (number) => count(number, 'ficha de rayo tractor', 'fichas de rayo tractor'),
    jam: (number) => count(number, 'ficha de interferencia', 'fichas de interferencia'),
    weaponsDisabled: (number) => count(number, 'ficha de armas desactivadas', 'fichas de armas desactivadas'),
    reinforceFore: (number) => count(number, 'ficha de refuerzo delantero', 'fichas de refuerzo delantero'),
    reinforceAft: (number) => count(number, 'ficha de refuerzo trasero', 'fichas de refuerzo trasero'),
    cloak: (number) => (number === 1 ? 'camuflada' : `${number} fichas de camuflaje`),
  },
  lockHeld: (letter) => `tiene el blanco fijado ${letter}`,
  lockSuffered: (letter) => `está fijada como blanco ${letter}`,
  faceupDamage: (number) => count(number, 'carta de Daño boca arriba', 'cartas de Daño boca arriba'),
  facedownDamage: (number) => count(number, 'carta de Daño boca abajo', 'cartas de Daño boca abajo'),
  hiddenDial: 'selector preparado, boca abajo',
  obstacle: {
    asteroid: (number) => `Asteroide ${number}`,
    debris: (number) => `Desechos espaciales ${number}`,
  },
  satellite: (number) => `Satélite ${number}`,
  bomb: (bomb, owner) => `${bomb} de ${owner}`,
  range: (band) => `alcance ${band}`,
};
