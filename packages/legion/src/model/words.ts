import type { Order as AnyOrder, QuestionOf, RunOf, StepOrder } from '@sortie/kernel';
import type { CardQuestion } from './card-question.ts';
import type { LegionEffect } from './effect.ts';
import type { AttackFlows } from './flows/attack-flows.ts';
import type { MovementFlows } from './flows/movement-flows.ts';
import type { RoundFlows } from './flows/round-flows.ts';
import type { SetUpFlows } from './flows/set-up-flows.ts';
import type { LegionQuestions } from './questions.ts';
import type { LegionState } from './state.ts';
import type { LegionMoments, LegionWindows } from './windows.ts';

/** A moment is a flow with its one window in it. */
type MomentFlows = { readonly [Moment in keyof LegionMoments]: { readonly at: LegionMoments[Moment] } };

/** Every procedure: what it knows, which steps it jumps to, what it gives back. */
export interface LegionFlows extends MomentFlows, RoundFlows, MovementFlows, AttackFlows, SetUpFlows {
  readonly cardQuestion: { readonly at: CardQuestion };
}

/** The words of Legion. */
export interface LegionWords {
  readonly state: LegionState;
  readonly effect: LegionEffect;
  readonly flows: LegionFlows;
  readonly windows: LegionWindows;
  readonly questions: LegionQuestions;
}

/** What abilities and effects may order: effects, and flows to run. */
export type LegionOrder = AnyOrder<LegionWords>;
export type LegionRun = RunOf<LegionWords>;

/** What a step of this flow may order. */
export type OrdersOf<Flow extends keyof LegionFlows> = readonly StepOrder<LegionWords, Flow>[];

/** A question of this kind, as a step puts it. */
export type LegionQuestion<Kind extends keyof LegionQuestions> = QuestionOf<LegionWords, Kind>;
