import { type DicePool, type DieColour, dieColours, dieFaces, faceIcons } from '@sortie/armada/catalogue';

/** How likely dice come to so much damage, by the total. */
export type Chances = readonly number[];

/** What counts as damage: criticals do between ships and for bombers. */
export type Counted = 'hits' | 'hitsAndCriticals';

const NOTHING: Chances = [1];

function chancesOfDie(colour: DieColour, counted: Counted): Chances {
  const faces = dieFaces[colour];
  const chances = [0, 0, 0];
  for (const face of faces) {
    const { hits, criticals } = faceIcons[face];
    chances[hits + (counted === 'hits' ? 0 : criticals)]! += 1 / faces.length;
  }
  return chances;
}

function chancesOfColours(counted: Counted): Readonly<Record<DieColour, Chances>> {
  return {
    red: chancesOfDie('red', counted),
    blue: chancesOfDie('blue', counted),
    black: chancesOfDie('black', counted),
  };
}

const ofDie: Readonly<Record<Counted, Readonly<Record<DieColour, Chances>>>> = {
  hits: chancesOfColours('hits'),
  hitsAndCriticals: chancesOfColours('hitsAndCriticals'),
};

function together(one: Chances, other: Chances): Chances {
  const sum = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [a, chance] of one.entries()) {
    for (const [b, share] of other.entries()) sum[a + b]! += chance * share;
  }
  return sum;
}

/** Names a pool of dice. */
export function poolKey({ red, blue, black }: DicePool): number {
  return red + 32 * blue + 1024 * black;
}

const known: Readonly<Record<Counted, Map<number, Chances>>> = {
  hits: new Map(),
  hitsAndCriticals: new Map(),
};

/** The damage totals of a roll with their exact chances, before anybody does anything to the dice. */
export function chancesOf(dice: DicePool, counted: Counted): Chances {
  const key = poolKey(dice);
  let chances = known[counted].get(key);
  if (!chances) {
    chances = NOTHING;
    for (const colour of dieColours) {
      for (let die = 0; die < dice[colour]; die++) chances = together(chances, ofDie[counted][colour]);
    }
    known[counted].set(key, chances);
  }
  return chances;
}

/** What something is worth on the whole that is worth so much for each total. */
export function expected(chances: Chances, worthOf: (total: number) => number): number {
  let sum = 0;
  for (let total = 0; total < chances.length; total++) {
    const chance = chances[total]!;
    if (chance > 0) sum += chance * worthOf(total);
  }
  return sum;
}
