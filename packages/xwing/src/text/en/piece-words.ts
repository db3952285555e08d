import type { PieceWords } from '../piece-words.ts';

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`;

export const pieceWords: PieceWords = {
  ship: ({ ship, type, owner, skill }) => `${ship}, ${type} of ${owner}, pilot skill ${skill}`,
  hull: (left, of) => `hull ${left} of ${of}`,
  shields: (number) => count(number, 'shield'),
  tokens: {
    focus: (number) => count(number, 'focus token'),
    evade: (number) => count(number, 'evade token'),
    stress: (number) => count(number, 'stress token'),
    ion: (number) => count(number, 'ion token'),
    tractorBeam: (number) => count(number, 'tractor beam token'),
    jam: (number) => count(number, 'jam token'),
    weaponsDisabled: (number) => count(number, 'weapons disabled token'),
    reinforceFore: (number) =>
      number === 1 ? '1 reinforce token (fore)' : `${number} reinforce tokens (fore)`,
    reinforceAft: (number) => (number === 1 ? '1 reinforce token (aft)' : `${number} reinforce tokens (aft)`),
    cloak: (number) => (number === 1 ? 'cloaked' : count(number, 'cloak token')),
  },
  lockHeld: (letter) => `holds target lock ${letter}`,
  lockSuffered: (letter) => `is locked by ${letter}`,
  faceupDamage: (number) => count(number, 'faceup damage card'),
  facedownDamage: (number) => count(number, 'facedown damage card'),
  hiddenDial: 'dial set, facedown',
  obstacle: { asteroid: (number) => `Asteroid ${number}`, debris: (number) => `Debris cloud ${number}` },
  satellite: (number) => `Satellite ${number}`,
  bomb: (bomb, owner) => `${bomb} of ${owner}`,
  range: (band) => `range ${band}`,
};
