import type { BracketGame } from '@sortie/tournaments/view';

export const BOX = { width: 210, height: 60 } as const;
const GAP = { across: 44, down: 18 } as const;
/** Room for the names of the rounds above the boxes. */
const HEAD = 30;

export interface PlacedGame {
  readonly game: BracketGame;
  readonly round: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly games: readonly PlacedGame[];
  /** From a game to the one that its winner plays next, as the path of an SVG. */
  readonly lines: readonly string[];
}

/** Each game stands half-way between the two whose winners meet in it. */
export function layoutBracket(rounds: readonly (readonly BracketGame[])[]): BracketLayout {
  const step = BOX.height + GAP.down;
  const topOf = (round: number, at: number) => {
    const span = 2 ** round;
    return HEAD + (at * span + (span - 1) / 2) * step;
  };
  const leftOf = (round: number) => round * (BOX.width + GAP.across);
  const games = rounds.flatMap((each, round) =>
    each.map((game, at) => ({ game, round, at, x: leftOf(round), y: topOf(round, at) })),
  );
  const lines = games
    .filter(({ round }) => round < rounds.length - 1)
    .map(({ round, at, x, y }) => {
      const from = { x: x + BOX.width, y: y + BOX.height / 2 };
      const to = { x: leftOf(round + 1), y: topOf(round + 1, Math.floor(at / 2)) + BOX.height / 2 };
      return `M${from.x} ${from.y}H${(from.x + to.x) / 2}V${to.y}H${to.x}`;
    });
  const first = rounds[0]?.length ?? 0;
  return {
    width: Math.max(0, rounds.length * (BOX.width + GAP.across) - GAP.across),
    height: HEAD + first * step,
    games,
    lines,
  };
}

const LETTERS = 20;

/** A name that fits into its box. */
export function shortened(name: string, letters: number = LETTERS): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
}
