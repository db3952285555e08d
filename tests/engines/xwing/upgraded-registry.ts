import { games, type Registry, registryOf } from '@sortie/games';
import type { RulesEngine } from '@sortie/kernel';

/** The games of a server of some day: today's rules, and the engines that it has, by the addresses of their scripts. */
export interface Day {
  readonly game: string;
  readonly today: string;
  readonly engines: Readonly<Record<string, string>>;
}

export function registryOn({ game, today, engines }: Day): Registry {
  const engine = async (rules = today): Promise<RulesEngine | undefined> => {
    const address = engines[rules];
    if (address === undefined) return undefined;
    return ((await import(/* @vite-ignore */ address)) as { readonly engine: RulesEngine }).engine;
  };
  return registryOf(games.kits.map((kit) => (kit.name === game ? { ...kit, rules: today, engine } : kit)));
}
