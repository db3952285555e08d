import type { Side } from '@sortie/kernel';
import type { ObjectiveCardId } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaOrder, ArmadaState, ObjectiveState } from '../model/index.ts';
import type { Objective, ObjectiveGame } from './objective.ts';

export type { Objective, ObjectiveGame } from './objective.ts';

/** The objectives that are written. */
const written: readonly Objective[] = [];

const byCard: ReadonlyMap<string, Objective> = new Map(written.map((each) => [each.card, each]));

/** What an objective does; one that is not written yet changes nothing. */
export function objectiveOf(card: ObjectiveCardId): Objective {
  return byCard.get(card) ?? { card };
}

export function hasObjective(state: ArmadaState): state is ObjectiveGame {
  return state.objective !== null && state.initiative !== null;
}

/** The objective of the game, where one is played. */
export function objectiveIn(state: { readonly objective: ObjectiveState | null }): Objective | undefined {
  return state.objective ? objectiveOf(state.objective.card) : undefined;
}

type OrderingPoint = 'afterObstacles' | 'beforeDeployment' | 'afterDeployment' | 'startOfRound';

/** What the objective orders at a point of set-up, or as a round starts. ar.setup.only-objective-effects */
export function objectiveOrders(state: ArmadaState, point: OrderingPoint): readonly ArmadaOrder[] {
  return hasObjective(state) ? (objectiveOf(state.objective.card)[point]?.(state) ?? []) : [];
}

export function objectiveEndOfRound(state: ArmadaState): readonly ArmadaEffect[] {
  return hasObjective(state) ? (objectiveOf(state.objective.card).endOfRound?.(state) ?? []) : [];
}

export function objectiveScore(state: ArmadaState, side: Side): number {
  return hasObjective(state) ? (objectiveOf(state.objective.card).score?.(state, side) ?? 0) : 0;
}
