import { presets } from '@sortie/xwing/lists';
import type { Options } from '@sortie/xwing/model';
import type { NamedSquad } from '../read-squad.ts';

export type Match = readonly [NamedSquad, NamedSquad];

/** Everything a thread needs to play any game of a simulation; plain data. */
export interface SimulationPlan {
  readonly seed: string;
  readonly matches: readonly Match[];
  readonly options: Partial<Options>;
  /** When the invariants are checked. */
  readonly check: 'answers' | 'events';
  /** Answers after which a game is left unfinished. */
  readonly limit: number;
}

/** Every preset against every other of its points, itself included. */
export function presetRotation(): readonly Match[] {
  const squads = presets.map(({ id, points, squad }): NamedSquad => ({ name: id, points, squad }));
  return squads.flatMap((one, place) =>
    squads
      .slice(place)
      .filter((other) => other.points === one.points)
      .map((other): Match => [one, other]),
  );
}

export interface Fixture {
  readonly seed: string;
  readonly match: Match;
  /** The first squad of the match plays side 1: who is named first has no advantage over many games. */
  readonly swapped: boolean;
}

/** The game of this number: matches in turn, the sides changed at every lap. */
export function fixtureOf({ seed, matches }: SimulationPlan, game: number): Fixture {
  const lap = Math.floor(game / matches.length);
  return {
    seed: `${seed} game ${game}`,
    match: matches[game % matches.length]!,
    swapped: lap % 2 === 1,
  };
}
