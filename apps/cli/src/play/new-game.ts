import { randomBytes } from 'node:crypto';
import type { GameKit, SetupChoices } from '@sortie/games';
import type { Fairness } from '@sortie/kernel';
import { commitment, gameSeed, seedPromises } from '@sortie/kernel';
import { engineNamed, type OpenedGame, openedGame } from '../load-game.ts';
import type { ListPair } from '../read-list.ts';
import { setupFor } from '../setup-for.ts';

export interface NewGame {
  readonly lists: ListPair;
  readonly choices: SetupChoices;
  /** Without one, the seed is made so that nobody at the table could have chosen it. */
  readonly seed: string | undefined;
}

export async function openNewGame(kit: GameKit, { lists, choices, seed }: NewGame): Promise<OpenedGame> {
  const [setup, engine] = await Promise.all([kit.setup(), engineNamed(kit, kit.rules)]);
  const opening = { game: kit.name, rules: kit.rules, setup: setupFor(setup, choices, lists) };
  if (seed !== undefined) return openedGame(kit, engine.open({ ...opening, seed }));
  const fairness = freshFairness();
  const made = gameSeed(fairness.secret, fairness.seeds);
  return openedGame(kit, engine.open({ ...opening, seed: made }, { fairness }));
}

/** The referee's promise about dice that neither the players nor the referee alone can choose. */
function freshFairness(): Fairness & Required<Pick<Fairness, 'secret'>> {
  const secret = randomBytes(32).toString('hex');
  const seeds = { p1: randomBytes(16).toString('hex'), p2: randomBytes(16).toString('hex') };
  return { commitment: commitment(secret), seeds, promises: seedPromises(seeds), secret };
}
