import { rolled } from '@sortie/kernel';
import { type DicePool, type DieColour, type DieFace, dieColours, dieFaces } from '../../catalogue/index.ts';
import type { AttackDie } from '../../model/index.ts';

/** A colour and one of its faces. Dice of one kind are alike. */
interface DieKind {
  readonly colour: DieColour;
  readonly face: DieFace;
  readonly chance: number;
}

/** Every kind of die, by its place. */
export const dieKinds: readonly DieKind[] = dieColours.flatMap((colour) => {
  const faces = dieFaces[colour];
  return [...new Set(faces)].map((face) => ({
    colour,
    face,
    chance: faces.filter((each) => each === face).length / faces.length,
  }));
});

/** How many dice of each kind lie together. Pools that hold the same are the same object. */
export class Pool {
  private readonly more: (Pool | undefined)[] = [];
  private readonly less: (Pool | undefined)[] = [];
  /** The kinds of which a die lies here. */
  readonly kinds: readonly number[];

  constructor(
    readonly id: number,
    readonly counts: readonly number[],
    private readonly find: (counts: readonly number[]) => Pool,
  ) {
    this.kinds = counts.flatMap((count, kind) => (count > 0 ? [kind] : []));
  }

  with(kind: number): Pool {
    let pool = this.more[kind];
    if (!pool) {
      pool = this.find(this.counts.map((count, each) => (each === kind ? count + 1 : count)));
      this.more[kind] = pool;
    }
    return pool;
  }

  without(kind: number): Pool {
    let pool = this.less[kind];
    if (!pool) {
      pool = this.find(this.counts.map((count, each) => (each === kind ? count - 1 : count)));
      this.less[kind] = pool;
    }
    return pool;
  }

  withAll(kinds: readonly number[]): Pool {
    return kinds.reduce<Pool>((pool, kind) => pool.with(kind), this);
  }

  count(kind: number): number {
    return this.counts[kind]!;
  }
}

const MOST_POOLS = 40_000;

/** Pools, each of them once. */
export class Pools {
  private readonly known = new Map<string, Pool>();
  private readonly find = (counts: readonly number[]) => this.of(counts);
  readonly empty = this.of(dieKinds.map(() => 0));

  of(counts: readonly number[]): Pool {
    const key = counts.join();
    let pool = this.known.get(key);
    if (!pool) {
      pool = new Pool(this.known.size, counts, this.find);
      this.known.set(key, pool);
    }
    return pool;
  }

  get size(): number {
    return this.known.size;
  }

  /** Dice that were cancelled are forgotten. */
  ofDice(dice: readonly AttackDie[]): Pool {
    let pool = this.empty;
    for (const die of dice) if (!die.cancelled) pool = pool.with(kindOf(die));
    return pool;
  }
}

let shared = new Pools();

/** Pools for an attack: those of attacks before, unless they have become so many that they fill the memory of a page. */
export function sharedPools(): Pools {
  if (shared.size > MOST_POOLS) shared = new Pools();
  return shared;
}

export function kindOf({ colour, face }: Pick<AttackDie, 'colour' | 'face'>): number {
  return dieKinds.findIndex((kind) => kind.colour === colour && kind.face === face);
}

const dieOf: readonly AttackDie[] = dieKinds.map(({ colour, face }) => ({ ...rolled(face), colour }));

/** Dice that make up the pool. */
export function diceOf({ kinds, counts }: Pool): readonly AttackDie[] {
  return kinds.flatMap((kind) => Array.from({ length: counts[kind]! }, () => dieOf[kind]!));
}

/** The kinds of a colour. */
export const kindsOfColour: Readonly<Record<DieColour, readonly number[]>> = {
  red: kindsWith('red'),
  blue: kindsWith('blue'),
  black: kindsWith('black'),
};

function kindsWith(colour: DieColour): readonly number[] {
  return dieKinds.flatMap((kind, place) => (kind.colour === colour ? [place] : []));
}

/** Dice fresh from the hand by their kinds, and how likely they come like this. */
export interface Rolled {
  readonly kinds: readonly number[];
  readonly chance: number;
}

const known = new Map<number, readonly Rolled[]>();

/** Every outcome of a roll, whatever the order of the dice. */
export function outcomesOf({ red, blue, black }: DicePool): readonly Rolled[] {
  const key = red + 32 * blue + 1024 * black;
  let found = known.get(key);
  if (!found) {
    const ofBlack = outcomesFrom(kindsOfColour.black, black);
    const ofBlue = outcomesFrom(kindsOfColour.blue, blue);
    found = outcomesFrom(kindsOfColour.red, red).flatMap((reds) =>
      ofBlue.flatMap((blues) =>
        ofBlack.map((blacks) => ({
          kinds: [...reds.kinds, ...blues.kinds, ...blacks.kinds],
          chance: reds.chance * blues.chance * blacks.chance,
        })),
      ),
    );
    known.set(key, found);
  }
  return found;
}

/** How many of the dice left show each of these kinds, with the chance of a multinomial. */
function outcomesFrom([kind, ...others]: readonly number[], left: number): readonly Rolled[] {
  const { chance } = dieKinds[kind!]!;
  const many = (count: number) => Array.from({ length: count }, () => kind!);
  if (others.length === 0) return [{ kinds: many(left), chance: powerOf(chance, left) }];
  return Array.from({ length: left + 1 }, (_, count) => count).flatMap((count) =>
    outcomesFrom(others, left - count).map((rest) => ({
      kinds: [...many(count), ...rest.kinds],
      chance: waysToPick(left, count) * powerOf(chance, count) * rest.chance,
    })),
  );
}

function powerOf(base: number, exponent: number): number {
  let power = 1;
  for (let step = 0; step < exponent; step++) power *= base;
  return power;
}

function waysToPick(from: number, count: number): number {
  let ways = 1;
  for (let place = 0; place < count; place++) ways = (ways * (from - place)) / (place + 1);
  return ways;
}
