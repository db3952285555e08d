import type { Player } from '@sortie/bots';
import { type GameKit, games, usualChoices } from '@sortie/games';
import { type AnyReferee, isRefusal, type Opening } from '@sortie/kernel';

/** The games of a kit between the lists ready to play that have its usual total. */
export interface UsualGames {
  readonly game: string;
  /** What the game is called, and the total of its lists. */
  readonly title: string;
  readonly openingOf: (game: number) => Opening;
  readonly open: (opening: Opening) => AnyReferee;
  /** Somebody who plays to win. */
  readonly fighter: (seed: string) => Player;
}

async function usualGamesOf(kit: GameKit): Promise<UsualGames> {
  const [lists, setup, bots, engine] = await Promise.all([
    kit.lists(),
    kit.setup(),
    kit.bots(),
    kit.engine(),
  ]);
  const usual = usualChoices(setup);
  const ceiling = setup.ceilingOf(usual);
  const forces = lists.presets
    .filter(({ points }) => points === ceiling)
    .map(({ list }) => setup.forceOf(usual, list));
  return {
    game: kit.name,
    title: `${kit.title} ${ceiling} points`,
    openingOf(game) {
      const brought = [forces[game % forces.length]!, forces[(game * 3 + 1) % forces.length]!];
      const players = brought.map((force, place) => {
        const side = place === 0 ? 0 : 1;
        return { seat: place === 0 ? 'a' : 'b', side, force } as const;
      });
      const { name, rules } = kit;
      return { game: name, rules, setup: setup.setupOf({}, players), seed: `bench ${game}` };
    },
    open(opening) {
      const referee = engine!.open(opening);
      if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
      return referee;
    },
    fighter: (seed) => bots.player(kit.levels[0]!, seed),
  };
}

/** Of every game there is. */
export const usualGames: readonly UsualGames[] = await Promise.all(games.kits.map(usualGamesOf));
