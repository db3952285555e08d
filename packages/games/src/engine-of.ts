import type { Refusal, RulesEngine } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Registry } from './registry.ts';

/** What an opening says about the rules of its game. */
export interface NamedRules {
  readonly game: string;
  readonly rules?: string;
}

/** The rules that a game is played by. Openings written before rules had names are of version 0. */
export function rulesOf({ game, rules }: NamedRules): string {
  return rules ?? `${game}-0`;
}

/** The engine that goes on with a game, verifies it and shows it: that of its rules, however old they are. */
export async function engineOf(registry: Registry, named: NamedRules): Promise<RulesEngine | Refusal> {
  const { game } = named;
  const kit = registry.find(game);
  if (!kit) return refused('table.unknown-game', { game });
  const rules = rulesOf(named);
  const engine = await kit.engine(rules);
  return engine?.game.name === game ? engine : refused('table.unknown-rules', { game, rules });
}
