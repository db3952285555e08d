import { expect } from 'vitest';
import {
  attackColours,
  attackDice,
  attackDieFaces,
  attackFaces,
  defenseColours,
  defenseDieFaces,
  defenseFaces,
  units,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

function countOf(faces: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...new Set(faces)].map((face) => [face, faces.filter((each) => each === face).length]),
  );
}

shows('lg.dice.results', 'attack dice and defense dice have faces of their own', () => {
  expect(attackFaces).toEqual(['hit', 'critical', 'surge', 'blank']);
  expect(defenseFaces).toEqual(['block', 'surge', 'blank']);
});

shows('lg.dice.attack-colours', 'attack dice are red, black or white', () => {
  expect(attackColours).toEqual(['red', 'black', 'white']);
  expect(attackDice({ black: 2 })).toEqual({ red: 0, black: 2, white: 0 });
});

shows('lg.dice.defense-colours', 'defense dice are red or white, as the unit card says', () => {
  expect(defenseColours).toEqual(['red', 'white']);
  expect(units.filter(({ defenseDie }) => defenseDie === 'red').map(({ id }) => id)).toEqual([
    'luke-skywalker',
    'darth-vader',
    'emperor-palpatine',
    'general-veers',
    'boba-fett',
    'snowtroopers',
    'stormtroopers',
    'imperial-royal-guards',
    'e-web-heavy-blaster-team',
  ]);
});

shows('lg.dice.faces.attack-red', 'the red attack die has 5 hits, a critical, a surge and a blank', () => {
  expect(countOf(attackDieFaces.red)).toEqual({ hit: 5, critical: 1, surge: 1, blank: 1 });
});

shows(
  'lg.dice.faces.attack-black',
  'the black attack die has 3 hits, a critical, a surge and 3 blanks',
  () => {
    expect(countOf(attackDieFaces.black)).toEqual({ hit: 3, critical: 1, surge: 1, blank: 3 });
  },
);

shows(
  'lg.dice.faces.attack-white',
  'the white attack die has a hit, a critical, a surge and 5 blanks',
  () => {
    expect(countOf(attackDieFaces.white)).toEqual({ hit: 1, critical: 1, surge: 1, blank: 5 });
  },
);

shows('lg.dice.faces.defense-red', 'the red defense die has 3 blocks, a surge and 2 blanks', () => {
  expect(countOf(defenseDieFaces.red)).toEqual({ block: 3, surge: 1, blank: 2 });
});

shows('lg.dice.faces.defense-white', 'the white defense die has a block, a surge and 4 blanks', () => {
  expect(countOf(defenseDieFaces.white)).toEqual({ block: 1, surge: 1, blank: 4 });
});
