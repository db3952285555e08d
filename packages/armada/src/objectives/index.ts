import type { Side } from '@sortie/kernel';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { ObjectiveCardId } from '../catalogue/index.ts';
import type { ArmadaEffect, ArmadaOrder, ArmadaState, ObjectiveState, Table } from '../model/index.ts';
import { advancedGunnery } from './advanced-gunnery.ts';
import { contestedOutpost } from './contested-outpost.ts';
import { dangerousTerritory } from './dangerous-territory.ts';
import { fireLanes } from './fire-lanes.ts';
import { fleetAmbush } from './fleet-ambush.ts';
import { hyperspaceAssault } from './hyperspace-assault.ts';
import { intelSweep } from './intel-sweep.ts';
import { minefields } from './minefields.ts';
import { mostWanted } from './most-wanted.ts';
import type { AttackScores, DeclaredAttack, Objective, ObjectiveGame } from './objective.ts';
import { openingSalvo } from './opening-salvo.ts';
import { precisionStrike } from './precision-strike.ts';
import { superiorPositions } from './superior-positions.ts';

export type { AttackScores, DeclaredAttack, Objective, ObjectiveGame } from './objective.ts';

/** Every objective that can be played. */
const byCard: { readonly [Card in ObjectiveCardId]: Objective & { readonly card: Card } } = {
  'advanced-gunnery': advancedGunnery,
  'contested-outpost': contestedOutpost,
  'dangerous-territory': dangerousTerritory,
  'fire-lanes': fireLanes,
  'fleet-ambush': fleetAmbush,
  'hyperspace-assault': hyperspaceAssault,
  'intel-sweep': intelSweep,
  minefields,
  'most-wanted': mostWanted,
  'opening-salvo': openingSalvo,
  'precision-strike': precisionStrike,
  'superior-positions': superiorPositions,
};

export function objectiveOf(card: ObjectiveCardId): Objective {
  return byCard[card];
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

export function objectiveEndOfRound(state: ArmadaState, table: RulesTable): readonly ArmadaEffect[] {
  return hasObjective(state) ? (objectiveOf(state.objective.card).endOfRound?.(state, table) ?? []) : [];
}

export function objectiveScore(state: ArmadaState, side: Side): number {
  return hasObjective(state) ? (objectiveOf(state.objective.card).score?.(state, side) ?? 0) : 0;
}

const NO_SCORES: AttackScores = { suffered: 0, faceupCard: 0, firstCard: 0, destroyed: 0 };

/** What the objective of the game scores for the damage of an attack. */
export function attackScores(table: Table, attack: DeclaredAttack): AttackScores {
  const scores = objectiveIn(table)?.attackScores?.(table, attack);
  return scores ? { ...NO_SCORES, ...scores } : NO_SCORES;
}
