import type { RulesEngine } from '@sortie/kernel';
import type { Registry } from './registry.ts';

/** Engines that were loaded, for those who cannot wait where they need one. */
export interface LoadedEngines {
  /** The games that could be loaded. */
  readonly names: readonly string[];
  find(game: string, rules?: string): RulesEngine | undefined;
  /** The engine, loaded now unless it was before; undefined when there is none. */
  load(game: string, rules?: string): Promise<RulesEngine | undefined>;
}

export function loadedEngines(games: Registry): LoadedEngines {
  const loaded = new Map<string, RulesEngine>();
  const keyOf = (game: string, rules = games.find(game)?.rules) => `${game} ${rules}`;
  return {
    names: games.kits.map(({ name }) => name),
    find: (game, rules) => loaded.get(keyOf(game, rules)),
    async load(game, rules) {
      const engine = loaded.get(keyOf(game, rules)) ?? (await games.find(game)?.engine(rules));
      if (engine) loaded.set(keyOf(game, rules), engine);
      return engine;
    },
  };
}
