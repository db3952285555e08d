import type { PieceWords } from '../piece-words.ts';

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;

export const pieceWords: PieceWords = {
  ship: ({ ship, type, owner, skill }) => `${ship}, ${type} de ${owner}, perícia ${skill}`,
  hull: (left, of) => `casco ${left} de ${of}`,
  shields: (number) => count(number, 'escudo', 'escudos'),
  tokens: {
    focus: (number) => count(number, 'ficha de foco', 'fichas de foco'),
    evade: (number) => count(number, 'ficha de desvio', 'fichas de desvio'),
    stress: (number) => count(number, 'ficha de estresse', 'fichas de estresse'),
    ion: (number) => count(number, 'ficha de íon', 'fichas de íon'),
    tractorBeam: (number) => count(number, 'ficha de raio trator', 'fichas de raio trator'),
    jam: (number) => count(number, 'ficha de interferência', 'fichas de interferência'),
    weaponsDisabled: (number) => count(number, 'ficha de armas desativadas', 'fichas de armas desativadas'),
    reinforceFore: (number) => count(number, 'ficha de reforço dianteiro', 'fichas de reforço dianteiro'),
    reinforceAft: (number) => count(number, 'ficha de reforço traseiro', 'fichas de reforço traseiro'),
    cloak: (number) => (number === 1 ? 'camuflada' : `${number} fichas de camuflagem`),
  },
  lockHeld: (letter) => `tem a mira ${letter}`,
  lockSuffered: (letter) => `está na mira ${letter}`,
  faceupDamage: (number) => count(number, 'carta de Dano aberta', 'cartas de Dano abertas'),
  facedownDamage: (number) =>
    count(number, 'carta de Dano virada para baixo', 'cartas de Dano viradas para baixo'),
  hiddenDial: 'disco marcado, virado para baixo',
  obstacle: {
    asteroid: (number) => `Asteroide ${number}`,
    debris: (number) => `Nuvem de detritos ${number}`,
  },
  satellite: (number) => `Satélite ${number}`,
  bomb: (bomb, owner) => `${bomb} de ${owner}`,
  range: (band) => `alcance ${band}`,
};
