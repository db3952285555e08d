import type { ListKit, SetupChoices, SetupKit } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import type { ListPair, NamedList } from '../read-list.ts';

/** What the games of a simulation are agreed on in turn. */
export interface VariedOption {
  readonly field: string;
  readonly values: readonly Plain[];
}

/** Everything a thread needs to play any game of a simulation; plain data. */
export interface SimulationPlan {
  readonly game: string;
  readonly seed: string;
  readonly matches: readonly ListPair[];
  readonly choices: SetupChoices;
  readonly varied: readonly VariedOption[];
  /** When the invariants are checked. */
  readonly check: 'answers' | 'events';
  /** Answers after which a game is left unfinished. */
  readonly limit: number;
}

/** Every preset against every other of its points, itself included. */
export function presetRotation({ presets }: ListKit): readonly ListPair[] {
  const lists = presets.map(({ id, points, list }): NamedList => ({ name: id, points, list }));
  return lists.flatMap((one, place) =>
    lists
      .slice(place)
      .filter((other) => other.points === one.points)
      .map((other): ListPair => [one, other]),
  );
}

export interface Fixture {
  readonly seed: string;
  readonly match: ListPair;
  /** The first list of the match plays side 1: who is named first has no advantage over many games. */
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

/** What the game of this number is agreed on. Every lap of the matches begins with the next value. */
export function choicesOf(
  { choices, varied, matches }: SimulationPlan,
  { choose }: Pick<SetupKit, 'choose'>,
  game: number,
): SetupChoices {
  const turn = game + Math.floor(game / matches.length);
  return varied.reduce(
    (made, { field, values }) => choose(made, field, values[turn % values.length]!),
    choices,
  );
}
