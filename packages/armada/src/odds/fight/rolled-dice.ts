import { rolled } from '@sortie/kernel';
import { type DicePool, type DieColour, type DieFace, dieFaces } from '../../catalogue/index.ts';
import type { AttackDie } from '../../model/index.ts';

/** Dice fresh from the hand, and how likely they show these faces. */
export interface RolledDice {
  readonly dice: readonly AttackDie[];
  readonly chance: number;
}

const kinds: Readonly<Record<DieColour, readonly (readonly [DieFace, number])[]>> = {
  red: kindsOf('red'),
  blue: kindsOf('blue'),
  black: kindsOf('black'),
};

/** The faces of a colour, each with its chance. */
function kindsOf(colour: DieColour): readonly (readonly [DieFace, number])[] {
  const faces = dieFaces[colour];
  return [...new Set(faces)].map((face) => [
    face,
    faces.filter((each) => each === face).length / faces.length,
  ]);
}

const known = new Map<string, readonly RolledDice[]>();

/** Every outcome of dice of one colour, whatever their order. */
function ofColour(colour: DieColour, count: number): readonly RolledDice[] {
  const key = `${colour} ${count}`;
  let found = known.get(key);
  if (!found) {
    found = outcomes(colour, count, 0);
    known.set(key, found);
  }
  return found;
}

/** How many of the dice left show each face from this one on, with the chance of a multinomial. */
function outcomes(colour: DieColour, left: number, from: number): readonly RolledDice[] {
  const [face, chance] = kinds[colour][from]!;
  const die: AttackDie = { ...rolled(face), colour };
  const many = (count: number) => Array.from({ length: count }, () => die);
  if (from === kinds[colour].length - 1) return [{ dice: many(left), chance: chance ** left }];
  return Array.from({ length: left + 1 }, (_, count) => count).flatMap((count) =>
    outcomes(colour, left - count, from + 1).map((rest) => ({
      dice: [...many(count), ...rest.dice],
      chance: waysToPick(left, count) * chance ** count * rest.chance,
    })),
  );
}

function waysToPick(from: number, count: number): number {
  let ways = 1;
  for (let place = 0; place < count; place++) ways = (ways * (from - place)) / (place + 1);
  return ways;
}

/** Every outcome of a roll of the pool. */
export function outcomesOf({ red, blue, black }: DicePool): readonly RolledDice[] {
  const ofBlack = ofColour('black', black);
  const ofBlue = ofColour('blue', blue);
  return ofColour('red', red).flatMap((reds) =>
    ofBlue.flatMap((blues) =>
      ofBlack.map((blacks) => ({
        dice: [...reds.dice, ...blues.dice, ...blacks.dice],
        chance: reds.chance * blues.chance * blacks.chance,
      })),
    ),
  );
}
