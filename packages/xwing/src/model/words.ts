import type { Order, QuestionOf, RunOf, StepOrder } from '@sortie/kernel';
import type { AttackGrant } from './attack-grant.ts';
import type { BombBeneath, Detonation, PlacingBomb, TimedBombs } from './bomb-data.ts';
import type { Throw } from './dice-data.ts';
import type { XwingEffect } from './effect.ts';
import type {
  ActionChance,
  ActionResult,
  Activation,
  Attack,
  CallingReinforcements,
  CardQuestion,
  ChoosingShip,
  Dealing,
  Decloaking,
  DeterminingInitiative,
  Disputing,
  Dragging,
  Execution,
  ForcedManeuver,
  ManeuverResult,
  MissionPlacement,
  Opportunity,
  PlacingForces,
  PlacingObstacles,
  Planning,
  SettingUp,
  Suffering,
} from './flow-data.ts';
import type { Launching } from './launching.ts';
import type { XwingQuestions } from './questions.ts';
import type { XwingState } from './state.ts';
import type { XwingMoments, XwingWindows } from './windows.ts';

/** A moment is a flow with its one window in it. */
type MomentFlows = { readonly [Moment in keyof XwingMoments]: { readonly at: XwingMoments[Moment] } };

/** Every procedure: what it knows, which steps it jumps to, what it gives back. */
export interface XwingFlows extends MomentFlows {
  readonly game: { readonly at: object; readonly goes: 'round' };
  readonly setUp: { readonly at: SettingUp; readonly goes: 'next' };
  readonly initiative: { readonly at: DeterminingInitiative; readonly goes: 'settled' };
  readonly placeObstacles: { readonly at: PlacingObstacles; readonly goes: 'place' };
  readonly takeEdges: { readonly at: object };
  readonly deployment: { readonly at: object; readonly goes: 'deploy' };
  readonly planning: { readonly at: Planning };
  readonly activationPhase: { readonly at: ChoosingShip; readonly goes: 'next' };
  readonly decloaking: { readonly at: Decloaking; readonly goes: 'nextShip' | 'declareDirection' };
  readonly activation: {
    readonly at: Activation;
    readonly goes: 'executeManeuver' | 'performAnother' | 'end';
  };
  readonly maneuver: { readonly at: Execution; readonly result: ManeuverResult };
  readonly forcedManeuver: { readonly at: ForcedManeuver };
  readonly launching: { readonly at: Launching };
  readonly action: {
    readonly at: ActionChance;
    readonly goes: 'chooseAction';
    readonly result: ActionResult;
  };
  readonly tractorBeam: { readonly at: Dragging };
  readonly combatPhase: { readonly at: ChoosingShip; readonly goes: 'next' };
  readonly opportunity: { readonly at: Opportunity };
  readonly grantedAttack: { readonly at: AttackGrant };
  readonly attack: { readonly at: Attack; readonly goes: 'beforeAttackDice' | 'attackMissed' | 'attackOver' };
  readonly suffer: { readonly at: Suffering; readonly goes: 'next' };
  readonly faceupCard: { readonly at: Dealing; readonly goes: 'comeIntoForce' };
  readonly facedownCard: { readonly at: Dealing };
  readonly throwing: { readonly at: Throw };
  readonly cardQuestion: { readonly at: CardQuestion };
  readonly placingBomb: { readonly at: PlacingBomb };
  readonly bombBeneath: { readonly at: BombBeneath };
  readonly detonation: { readonly at: Detonation };
  readonly timedBombs: { readonly at: TimedBombs; readonly goes: 'next' };
  readonly endPhase: { readonly at: object };
  readonly dispute: { readonly at: Disputing };
  readonly missionSetUp: { readonly at: MissionPlacement; readonly goes: 'block' };
  readonly placeShuttle: { readonly at: object };
  readonly placeForces: { readonly at: PlacingForces; readonly goes: 'place' };
  readonly chooseDisabledShip: { readonly at: object };
  readonly placeAsteroids: { readonly at: object; readonly goes: 'place' };
  readonly missionActivation: { readonly at: object };
  readonly missionEnd: { readonly at: CallingReinforcements; readonly goes: 'call' };
}

/** The words of X-Wing. */
export interface XwingWords {
  readonly state: XwingState;
  readonly effect: XwingEffect;
  readonly flows: XwingFlows;
  readonly windows: XwingWindows;
  readonly questions: XwingQuestions;
}

/** What abilities and effects may order: effects, and flows to run. */
export type XwingOrder = Order<XwingWords>;
export type XwingRun = RunOf<XwingWords>;

/** What a step of this flow may order. */
export type OrdersOf<Flow extends keyof XwingFlows> = readonly StepOrder<XwingWords, Flow>[];

/** A question of this kind, as a step puts it. */
export type XwingQuestion<Kind extends keyof XwingQuestions> = QuestionOf<XwingWords, Kind>;
