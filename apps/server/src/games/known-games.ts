import type { Player } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots';
import type { Game, GameState, Opening, Plain, Referee } from '@sortie/kernel';
import type { Level } from '@sortie/protocol';
import { xwing } from '@sortie/xwing/rules';

interface Kinded {
  readonly kind: string;
}

export type AnyGame = Game<GameState, Kinded, Kinded>;
export type AnyReferee = Referee<GameState, Kinded, Kinded>;

export interface SeatedForce {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly force: Plain;
}

/** What the server has to know of a game to play it. */
export interface KnownGame {
  readonly game: AnyGame;
  setup(options: Readonly<Record<string, unknown>>, players: readonly SeatedForce[]): Plain;
  optionsOf(opening: Opening): Readonly<Record<string, unknown>>;
  /** Whether the options let a clock end the game. */
  hasClock(options: Readonly<Record<string, unknown>>): boolean;
  computer(level: Level, seed: string): Player;
}

type Fields = Readonly<Record<string, unknown>>;

const known: readonly KnownGame[] = [
  {
    game: xwing as unknown as AnyGame,
    setup: (options, players) =>
      ({
        options,
        players: players.map(({ seat, side, force }) => ({ ...(force as Fields), seat, side })),
      }) as unknown as Plain,
    optionsOf: ({ setup }) => ((setup as { readonly options?: Fields } | null)?.options ?? {}) as Fields,
    hasClock: ({ timeLimit }) => timeLimit === true,
    computer: xwingPlanner,
  },
];

export const knownGames: ReadonlyMap<string, KnownGame> = new Map(
  known.map((each) => [each.game.name, each]),
);
