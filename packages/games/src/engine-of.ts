import type { NamedRules, Refusal, RulesEngine } from '@sortie/kernel';
import { refused, rulesOf } from '@sortie/kernel';
import type { Registry } from './registry.ts';

/** The engine that goes on with a game, verifies it and shows it: that of its rules, however old they are. */
export async function engineOf(registry: Registry, named: NamedRules): Promise<RulesEngine | Refusal> {
  const { game } = named;
  const kit = registry.find(game);
  if (!kit) return refused('table.unknown-game', { game });
  const rules = rulesOf(named);
  const engine = await kit.engine(rules);
  return engine?.game.name === game ? engine : refused('table.unknown-rules', { game, rules });
}
