import type { NamedRules, Registry, SetupKit } from '@sortie/games';
import { engineOf, games, rulesOf } from '@sortie/games';
import type { Refusal, RulesEngine } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';

/** A game with the rules it is played by. */
export interface KnownGame {
  readonly name: string;
  readonly rules: string;
  readonly engine: RulesEngine;
  readonly setup: SetupKit;
}

/** A game that was begun goes on under its rules, however old they are. */
export async function findGame(registry: Registry, named: NamedRules): Promise<KnownGame | Refusal> {
  const engine = await engineOf(registry, named);
  if (isRefusal(engine)) return engine;
  const kit = registry.find(named.game)!;
  return { name: kit.name, rules: rulesOf(named), engine, setup: await kit.setup() };
}

/** A new game is played by today's rules. Undefined when there is no such game. */
export async function findTodaysGame(registry: Registry, name: string): Promise<KnownGame | undefined> {
  const kit = registry.find(name);
  const known = kit && (await findGame(registry, { game: name, rules: kit.rules }));
  if (known && isRefusal(known)) throw new Error(`the rules of today are not there: ${kit.rules}`);
  return known;
}

/** The games of this server, or those of another module, given by its address, which exports its own `games`. */
export async function loadRegistry(address: string | undefined): Promise<Registry> {
  if (address === undefined) return games;
  return ((await import(/* @vite-ignore */ address)) as { readonly games: Registry }).games;
}
