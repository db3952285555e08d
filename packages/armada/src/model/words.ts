import type { Order, QuestionOf, RunOf, StepOrder } from '@sortie/kernel';
import type { CardQuestion } from './card-question.ts';
import type { ArmadaEffect } from './effect.ts';
import type {
  Arriving,
  Attack,
  AttackChance,
  AttackResult,
  ChoosingRerolls,
  ChoosingShips,
  CommandingSquadrons,
  ConcentratingFire,
  Dealing,
  Deploying,
  DeterminingInitiative,
  Maneuvering,
  ObjectivePoint,
  ObstacleOverlap,
  PlacingObstacles,
  PlacingTokens,
  Repairing,
  ResolvedCommand,
  SettingAside,
  SettingUp,
  ShipActivation,
  SquadronActivation,
  SquadronMoved,
  Suffering,
  TakingTurns,
  TokenGain,
} from './flow-data.ts';
import type { ArmadaQuestions } from './questions.ts';
import type { ArmadaState } from './state.ts';
import type { ArmadaMoments, ArmadaWindows } from './windows.ts';

/** A moment is a flow with its one window in it. */
type MomentFlows = { readonly [Moment in keyof ArmadaMoments]: { readonly at: ArmadaMoments[Moment] } };

/** Every procedure: what it knows, which steps it jumps to, what it gives back. */
export interface ArmadaFlows extends MomentFlows {
  readonly game: { readonly at: object; readonly goes: 'round' };
  // Set-up
  readonly setUp: { readonly at: SettingUp; readonly goes: 'next' };
  readonly objectivePoint: { readonly at: ObjectivePoint };
  readonly initiative: { readonly at: DeterminingInitiative };
  readonly chooseObjective: { readonly at: object };
  readonly placeObstacles: { readonly at: PlacingObstacles; readonly goes: 'place' };
  readonly deployment: { readonly at: Deploying; readonly goes: 'deploy' };
  // Rounds
  readonly commandPhase: { readonly at: object };
  readonly shipPhase: { readonly at: TakingTurns; readonly goes: 'next' };
  readonly squadronPhase: { readonly at: TakingTurns; readonly goes: 'next' };
  readonly statusPhase: { readonly at: object };
  // Commands
  readonly gainToken: { readonly at: TokenGain };
  readonly squadronCommand: { readonly at: CommandingSquadrons; readonly goes: 'next' };
  readonly repairCommand: { readonly at: Repairing; readonly goes: 'buy' };
  readonly concentrateFireCommand: { readonly at: ConcentratingFire };
  readonly commandDone: { readonly at: ResolvedCommand };
  // Activations
  readonly shipActivation: { readonly at: ShipActivation; readonly goes: 'attack' | 'end' };
  readonly squadronActivation: {
    readonly at: SquadronActivation;
    readonly goes: 'chooseDeed' | 'end';
  };
  readonly squadronMove: { readonly at: SquadronMoved };
  readonly maneuver: {
    readonly at: Maneuvering;
    readonly goes: 'putBack' | 'obstacle';
  };
  readonly obstacleOverlap: { readonly at: ObstacleOverlap; readonly goes: 'over' };
  // Attacks and damage
  readonly attackChance: { readonly at: AttackChance; readonly result: AttackResult };
  readonly attack: {
    readonly at: Attack;
    readonly goes: 'declare' | 'gathered' | 'additionalSquadron';
  };
  readonly chooseRerolls: { readonly at: ChoosingRerolls; readonly goes: 'name' };
  readonly suffer: { readonly at: Suffering; readonly goes: 'next' };
  readonly faceupCard: { readonly at: Dealing };
  readonly turnedCard: { readonly at: Dealing };
  readonly cardQuestion: { readonly at: CardQuestion };
  // Objectives
  readonly placeObjectiveTokens: { readonly at: PlacingTokens; readonly goes: 'place' };
  readonly moveObjectiveTokens: { readonly at: PlacingTokens; readonly goes: 'move' };
  readonly chooseObjectiveShips: { readonly at: ChoosingShips; readonly goes: 'choose' };
  readonly setAside: { readonly at: SettingAside; readonly goes: 'choose' };
  readonly arrival: { readonly at: Arriving; readonly goes: 'putBack' | 'squadrons' | 'stay' };
}

/** The words of Armada. */
export interface ArmadaWords {
  readonly state: ArmadaState;
  readonly effect: ArmadaEffect;
  readonly flows: ArmadaFlows;
  readonly windows: ArmadaWindows;
  readonly questions: ArmadaQuestions;
}

/** What abilities and effects may order: effects, and flows to run. */
export type ArmadaOrder = Order<ArmadaWords>;
export type ArmadaRun = RunOf<ArmadaWords>;

/** What a step of this flow may order. */
export type OrdersOf<Flow extends keyof ArmadaFlows> = readonly StepOrder<ArmadaWords, Flow>[];

/** A question of this kind, as a step puts it. */
export type ArmadaQuestion<Kind extends keyof ArmadaQuestions> = QuestionOf<ArmadaWords, Kind>;
