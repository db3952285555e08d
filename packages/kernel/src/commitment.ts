import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import { sha256 } from './sha256.ts';

/**
 * Fair dice between people who do not trust each other: the referee publishes `commitment(secret)`, the players
 * publish `seedPromise` of a seed each, and only when all have promised are the seeds shown. The referee plays with
 * `gameSeed(secret, seeds)` and reveals the secret when the game is over.
 */
export interface Fairness {
  readonly commitment: string;
  /** Of those who have shown theirs, by seat. */
  readonly seeds: Readonly<Record<string, string>>;
  /** What the players had promised of their seeds before any was shown, by seat: `seedPromise` of each. */
  readonly promises?: Readonly<Record<string, string>>;
  /** The referee's secret; absent until the game is over. */
  readonly secret?: string;
}

/** What somebody at the table knows of the dice from the time before they fell. */
export interface SeenDice {
  readonly commitment: string;
  /** The seeds of one's own seats. */
  readonly seeds: Readonly<Record<string, string>>;
  /** The own seats of which the referee has acknowledged the seed. */
  readonly shown: readonly string[];
  /** What everybody had promised before one's own seeds were shown; absent while they were not. */
  readonly promises?: Readonly<Record<string, string>>;
}

export function commitment(secret: string): string {
  return sha256(`sortie commitment\n${secret}`);
}

/** What a player publishes of a seed before anybody shows one. */
export function seedPromise(seed: string): string {
  return sha256(`sortie seed promise\n${seed}`);
}

/** What all of them publish, by seat. */
export function seedPromises(seeds: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(seeds).map(([seat, seed]) => [seat, seedPromise(seed)]));
}

export function gameSeed(secret: string, seeds: Readonly<Record<string, string>>): string {
  const added = Object.keys(seeds)
    .sort()
    .map((seat) => `${JSON.stringify(seat)}:${JSON.stringify(seeds[seat])}`);
  return sha256(`sortie seed\n${JSON.stringify(secret)}\n${added.join('\n')}`);
}

/** Whether the revealed secret is the one that was promised. */
export function keepsPromise(fairness: Fairness): boolean {
  return fairness.secret !== undefined && commitment(fairness.secret) === fairness.commitment;
}

/** What an opening says of its seeds. */
interface Seeded {
  readonly seed: string;
  readonly newDice?: readonly { readonly seed: string }[];
}

/** The seed that nobody may have known: of a game that goes on from another, the one of its own dice. */
export function seedToProve({ seed, newDice }: Seeded): string {
  return newDice?.at(-1)?.seed ?? seed;
}

/** Whether a game's seed is the one that the promised secret and the players' own seeds make. */
export function seedFault(fairness: Fairness, seed: string): Refusal | undefined {
  if (fairness.secret === undefined) return refused('table.secret-not-revealed');
  if (!keepsPromise(fairness)) return refused('table.commitment-broken');
  const { seeds, promises = {} } = fairness;
  const broken = Object.keys(promises).find(
    (seat) => seeds[seat] !== undefined && seedPromise(seeds[seat]) !== promises[seat],
  );
  if (broken !== undefined) return refused('table.seed-promise-broken', { seat: broken });
  if (gameSeed(fairness.secret, fairness.seeds) !== seed) return refused('table.seed-differs');
  return undefined;
}

/**
 * Whether somebody could have chosen between several ways for the dice to fall: whoever held a seed back that was
 * promised, and whoever gave theirs when those of others were no longer secret.
 */
export function choiceFault({ seeds, promises = {} }: Fairness): Refusal | undefined {
  const held = Object.keys(promises).find((seat) => seeds[seat] === undefined);
  if (held !== undefined) return refused('table.seed-withheld', { seat: held });
  const given = Object.keys(seeds);
  if (given.length === 0) return refused('table.nobody-added-seed');
  const free = given.length > 1 ? given.find((seat) => promises[seat] === undefined) : undefined;
  return free === undefined ? undefined : refused('table.seed-not-promised', { seat: free });
}

/** Whether a replay tells of the dice what somebody at the table saw before they fell. */
export function seenFault(
  fairness: Fairness | undefined,
  { commitment: seen, seeds, shown, promises = {} }: SeenDice,
): Refusal | undefined {
  if (fairness?.commitment !== seen) return refused('table.not-as-seen', { what: 'commitment' });
  const told = fairness.promises ?? {};
  const other = Object.keys(promises).find((seat) => told[seat] !== promises[seat]);
  if (other !== undefined) return refused('table.not-as-seen', { what: 'promise', seat: other });
  const own = Object.keys(seeds).find((seat) => {
    const found = fairness.seeds[seat];
    return found === undefined ? shown.includes(seat) : found !== seeds[seat];
  });
  return own === undefined ? undefined : refused('table.not-as-seen', { what: 'seed', seat: own });
}
