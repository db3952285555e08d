import type { GameKit } from './game-kit.ts';

/** The games that can be played here. Everything outside a game's own folders knows games from it alone. */
export interface Registry {
  readonly kits: readonly GameKit[];
  find(name: string): GameKit | undefined;
}

export function registryOf(kits: readonly GameKit[]): Registry {
  const byName = new Map(kits.map((kit) => [kit.name, kit]));
  return { kits, find: (name) => byName.get(name) };
}
