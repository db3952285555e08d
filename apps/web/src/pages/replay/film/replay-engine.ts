import type { GameKit, ReplayKit, Series } from '@sortie/games';
import { type NamedRules, type RulesEngine, rulesOf } from '@sortie/kernel';

/** What a table came to after an entry, as numbers that can be drawn. */
export interface Reading {
  readonly round: number;
  readonly series: readonly Series[];
}

/** A game as a replay needs it: the rules it was played by, and how to read the table. */
export interface ReplayEngine {
  readonly rules: RulesEngine;
  readonly kit: ReplayKit;
}

/** The rules of an opening run in the page; undefined when nobody kept them. */
export async function loadEngine(kit: GameKit, opening: NamedRules): Promise<ReplayEngine | undefined> {
  const [rules, reading] = await Promise.all([kit.engine(rulesOf(opening)), kit.replay()]);
  return rules && { rules, kit: reading };
}
