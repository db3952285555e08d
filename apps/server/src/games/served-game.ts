import type { GameKit, Registry, SetupKit } from '@sortie/games';
import type { RulesEngine } from '@sortie/kernel';

/** A game with the parts that it takes to serve it. */
export interface ServedGame {
  readonly kit: GameKit;
  readonly engine: RulesEngine;
  readonly setup: SetupKit;
}

/** Loads a game for these rules, for today's when none are named; undefined when it is not known here. */
export async function loadServedGame(
  games: Registry,
  name: string,
  rules?: string,
): Promise<ServedGame | undefined> {
  const kit = games.find(name);
  const engine = await kit?.engine(rules);
  return kit && engine ? { kit, engine, setup: await kit.setup() } : undefined;
}

/** The level of a computer for which none was chosen: the middle one. */
export function usualLevel({ levels }: GameKit): string {
  return levels[Math.floor(levels.length / 2)]!;
}
