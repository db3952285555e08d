import { type AttackColour, type AttackDice, type AttackSurge, attackDieFaces } from '../catalogue/index.ts';

/** How attack dice are rolled, and what is worth rolling again. */
export interface AttackRoll {
  readonly dice: AttackDice;
  readonly surge: AttackSurge;
  /** Aim tokens that the attacker spends while dice are left that do no good. */
  readonly aims: number;
  readonly rerollsPerAim: number;
  /** Armor cancels every hit: only criticals are kept from a reroll. */
  readonly areHitsWorthless: boolean;
}

/** So many hits and criticals, and how likely they are. */
export interface RolledResults {
  readonly hits: number;
  readonly criticals: number;
  readonly chance: number;
}

/** Dice that did no good, by colour, and the results of the others. */
interface Pool {
  readonly misses: AttackDice;
  readonly hits: number;
  readonly criticals: number;
}

/** Pools with their chances, each named by its counts. */
type Pools = Map<string, { readonly pool: Pool; readonly chance: number }>;

/** The die with the most good faces is rolled again first. */
export const BEST_FIRST: readonly AttackColour[] = ['red', 'black', 'white'];

function add(pools: Pools, pool: Pool, chance: number): void {
  const { misses, hits, criticals } = pool;
  const key = `${misses.red} ${misses.black} ${misses.white} ${hits} ${criticals}`;
  pools.set(key, { pool, chance: (pools.get(key)?.chance ?? 0) + chance });
}

interface FaceChances {
  readonly hit: number;
  readonly critical: number;
}

/** How likely one die shows a hit or a critical, surges converted. lg.attack.4.convert-surges */
function chancesOfDie(colour: AttackColour, surge: AttackSurge): FaceChances {
  const faces = attackDieFaces[colour].map((face) => (face === 'surge' ? surge : face));
  const share = (face: 'hit' | 'critical') => faces.filter((each) => each === face).length / faces.length;
  return { hit: share('hit'), critical: share('critical') };
}

/** Every pool with one more die of this colour. */
function withDie(pools: Pools, colour: AttackColour, { surge, areHitsWorthless }: AttackRoll): Pools {
  const { hit, critical } = chancesOfDie(colour, surge);
  const next: Pools = new Map();
  for (const { pool, chance } of pools.values()) {
    const missed = { ...pool, misses: { ...pool.misses, [colour]: pool.misses[colour] + 1 } };
    add(next, { ...pool, criticals: pool.criticals + 1 }, chance * critical);
    if (areHitsWorthless) add(next, missed, chance * (1 - critical));
    else {
      add(next, { ...pool, hits: pool.hits + 1 }, chance * hit);
      add(next, missed, chance * (1 - hit - critical));
    }
  }
  return next;
}

/** The colours of the dice that one aim token rolls again. lg.actions.aim.reroll-two */
function pickMisses({ misses }: Pool, most: number): readonly AttackColour[] {
  return BEST_FIRST.flatMap((colour) => Array.from({ length: misses[colour] }, () => colour)).slice(0, most);
}

function spendAim(pools: Pools, roll: AttackRoll): Pools {
  const next: Pools = new Map();
  for (const { pool, chance } of pools.values()) {
    const misses = { ...pool.misses };
    const picked = pickMisses(pool, roll.rerollsPerAim);
    for (const colour of picked) misses[colour] -= 1;
    let rolled: Pools = new Map();
    add(rolled, { ...pool, misses }, chance);
    for (const colour of picked) rolled = withDie(rolled, colour, roll);
    for (const each of rolled.values()) add(next, each.pool, each.chance);
  }
  return next;
}

/** Dice that lie on the table, if some were rolled already. */
export type Shown = Pool;

export const NOTHING_SHOWN: Shown = { misses: { red: 0, black: 0, white: 0 }, hits: 0, criticals: 0 };

/** What a roll comes to, with the aim tokens spent on dice that do no good. */
export function rollAttack(roll: AttackRoll, shown: Shown = NOTHING_SHOWN): readonly RolledResults[] {
  let pools: Pools = new Map();
  add(pools, shown, 1);
  for (const colour of BEST_FIRST) {
    for (let die = 0; die < roll.dice[colour]; die++) pools = withDie(pools, colour, roll);
  }
  for (let aim = 0; aim < roll.aims; aim++) pools = spendAim(pools, roll);
  const results = new Map<string, RolledResults>();
  for (const { pool, chance } of pools.values()) {
    const { hits, criticals } = pool;
    const key = `${hits} ${criticals}`;
    results.set(key, { hits, criticals, chance: (results.get(key)?.chance ?? 0) + chance });
  }
  return [...results.values()];
}
