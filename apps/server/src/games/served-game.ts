import type { GameKit, Registry, SetupKit } from '@sortie/games';
import { engineOf } from '@sortie/games';
import type { NamedRules, Refusal, RulesEngine } from '@sortie/kernel';
import { isRefusal, rulesOf } from '@sortie/kernel';

/** A game with the parts that it takes to serve it. */
export interface ServedGame {
  readonly kit: GameKit;
  /** The rules that its engine plays by. */
  readonly rules: string;
  readonly engine: RulesEngine;
  readonly setup: SetupKit;
}

/** A game that was begun is served by its rules, however old they are. */
export async function loadServedGame(games: Registry, named: NamedRules): Promise<ServedGame | Refusal> {
  const engine = await engineOf(games, named);
  if (isRefusal(engine)) return engine;
  const kit = games.find(named.game)!;
  return { kit, rules: rulesOf(named), engine, setup: await kit.setup() };
}

/** A new game is served by today's rules. Undefined when there is no such game. */
export async function loadTodaysGame(games: Registry, name: string): Promise<ServedGame | undefined> {
  const kit = games.find(name);
  if (!kit) return undefined;
  const { rules } = kit;
  const served = await loadServedGame(games, { game: name, rules });
  if (isRefusal(served)) throw new Error(`the rules of today are not there: ${rules}`);
  return served;
}

/** The level of a computer for which none was chosen: the middle one. */
export function usualLevel({ levels }: GameKit): string {
  return levels[Math.floor(levels.length / 2)]!;
}
