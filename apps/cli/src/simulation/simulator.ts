import type { Registry, SetupKit } from '@sortie/games';
import { type AnyGame, type RulesEngine, rulesEngine } from '@sortie/kernel';
import type { SimulationPlan } from './plan.ts';

/** What it takes to play the games of a plan. */
export interface Simulator {
  readonly plan: SimulationPlan;
  readonly engine: RulesEngine;
  readonly setup: SetupKit;
}

export async function loadSimulator(games: Registry, plan: SimulationPlan): Promise<Simulator> {
  const kit = games.find(plan.game);
  const engine = await kit?.engine();
  if (!kit || !engine) throw new Error(`there is no game ${plan.game}`);
  const watched = plan.check === 'events' ? rulesEngine(watchedGame(engine.game)) : engine;
  return { plan, engine: watched, setup: await kit.setup() };
}

/** The game with its invariants checked after every event; the referee rolls a breach back and keeps a bundle. */
function watchedGame(game: AnyGame): AnyGame {
  return {
    ...game,
    apply(state, event) {
      game.apply(state, event);
      const [fault] = game.faults(state);
      if (fault !== undefined) throw new Error(`after ${event.kind}: ${fault}`);
    },
  };
}
