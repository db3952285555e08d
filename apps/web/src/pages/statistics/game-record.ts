import type { GameKit, Roll } from '@sortie/games';
import type { Kinded, Outcome, Plain, Side } from '@sortie/kernel';
import type { Person } from '@sortie/protocol';

export type Result = 'won' | 'lost' | 'drawn';

/** How often each face was rolled, by kind of dice. */
export type Faces = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is kept of one game that was played on this device. */
export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  readonly result: Result;
  readonly opponent: string;
  readonly against: 'person' | 'computer';
  /** What we played with; empty where the game does not say. */
  readonly force: string;
  /** What we rolled, and what the others did. */
  readonly own: Faces;
  readonly theirs: Faces;
}

interface Finished {
  readonly id: string;
  readonly title: string;
  readonly at: number;
  /** The seat of this device. */
  readonly seat: string;
  readonly people: readonly Person[];
  readonly outcome: Outcome;
  readonly log: readonly Kinded[];
  readonly table: Plain;
}

/** Undefined for a seat that is not at the game. */
export async function recordOf(kit: GameKit, finished: Finished): Promise<GameRecord | undefined> {
  const { id, title, at, seat, people, outcome, log, table } = finished;
  const own = people.find((each) => each.seat === seat);
  if (!own) return undefined;
  const others = people.filter(({ side }) => side !== own.side);
  const tally = await kit.tally?.();
  const rolls = tally?.rollsOf(log, table) ?? [];
  return {
    id,
    game: kit.name,
    title,
    at,
    result: resultFor(own.side, outcome),
    opponent: others.map(({ name }) => name).join(', '),
    against: others.every(({ who }) => who === 'computer') ? 'computer' : 'person',
    force: tally?.forceOf(table, own.side) ?? '',
    own: facesOf(rolls.filter(({ side }) => side === own.side)),
    theirs: facesOf(rolls.filter(({ side }) => side !== own.side)),
  };
}

function resultFor(side: Side, { winner }: Outcome): Result {
  if (winner === null) return 'drawn';
  return winner === side ? 'won' : 'lost';
}

function facesOf(rolls: readonly Roll[]): Faces {
  const counted: Record<string, Record<string, number>> = {};
  for (const { kind, faces } of rolls) {
    const counts = counted[kind] ?? {};
    counted[kind] = counts;
    for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  }
  return counted;
}

/** What was written by another version of the page, or by hand, may be anything. */
export function isRecord(value: unknown): value is GameRecord {
  const { id, game, title, at, result, opponent, force, own, theirs } = (value ?? {}) as Partial<
    Record<keyof GameRecord, unknown>
  >;
  const areTexts = [id, game, title, opponent, force].every((each) => typeof each === 'string');
  const isKnown = result === 'won' || result === 'lost' || result === 'drawn';
  return areTexts && typeof at === 'number' && isKnown && isFaces(own) && isFaces(theirs);
}

function isFaces(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every(
    (counts: unknown) =>
      typeof counts === 'object' &&
      counts !== null &&
      Object.values(counts).every((count: unknown) => Number.isInteger(count)),
  );
}
