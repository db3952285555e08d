import { engineOf, games } from '@sortie/games';
import { isRefusal, type NamedRules, type Refusal, type RulesEngine } from '@sortie/kernel';
import type { ReplayEngine, ReplayReader } from './replay-engine.ts';

const readers: Readonly<Record<string, () => Promise<ReplayReader>>> = {
  xwing: () => import('./xwing-reader.ts').then(({ xwingReader }) => xwingReader),
};

/** The rules that a game was played by, run in the page. They may be older than the page. */
export function loadRules(opening: NamedRules): Promise<RulesEngine | Refusal> {
  return engineOf(games, opening);
}

export async function loadEngine(opening: NamedRules): Promise<ReplayEngine | Refusal> {
  const rules = await loadRules(opening);
  if (isRefusal(rules)) return rules;
  return { rules, ...(await readers[opening.game]!()) };
}
