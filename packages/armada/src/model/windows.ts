import type {
  Attack,
  Dealing,
  Maneuvering,
  ObstacleOverlap,
  ResolvedCommand,
  ShipActivation,
  SpeedMoment,
  SquadronActivation,
  SquadronMoved,
  TokenGain,
  TokenMoment,
} from './flow-data.ts';

/** Moments after an effect, wherever it comes from, and what is seen in each. */
export interface ArmadaMoments {
  readonly commandTokenSpent: TokenMoment;
  readonly speedChanged: SpeedMoment;
}

/** The named points at which abilities may speak, and what the flow that opens them knows. */
export interface ArmadaWindows extends ArmadaMoments {
  readonly startOfRound: object;
  readonly startOfShipPhase: object;
  readonly endOfShipPhase: object;
  readonly startOfSquadronPhase: object;
  readonly endOfSquadronPhase: object;
  /** The end of the Status phase. */
  readonly endOfRound: object;
  readonly beforeReveal: ShipActivation;
  /** The dial lies open: it is kept or turned into a token, and Squadron and Repair are resolved. */
  readonly dialRevealed: ShipActivation;
  readonly commandResolved: ResolvedCommand;
  /** A command token is about to be gained. */
  readonly beforeCommandToken: TokenGain;
  readonly endOfShipActivation: ShipActivation;
  readonly attackDeclared: Attack;
  /** The pool is gathered and not yet rolled. */
  readonly diceGathered: Attack;
  readonly diceRolled: Attack;
  /** Resolve Attack Effects: dice are modified and accuracies spent in any order. */
  readonly attackEffects: Attack;
  readonly spendDefenseTokens: Attack;
  /** One critical effect, before the total is fixed. */
  readonly resolveDamage: Attack;
  /** The defender has suffered the damage of this attack, if there was any. */
  readonly damageSuffered: Attack;
  readonly afterAttack: Attack;
  readonly determineCourse: Maneuvering;
  readonly maneuverExecuted: Maneuvering;
  /** A ship was pushed back from another. */
  readonly shipOverlapped: Maneuvering;
  readonly obstacleOverlapped: ObstacleOverlap;
  readonly squadronActivated: SquadronActivation;
  /** A squadron has moved. */
  readonly squadronMoved: SquadronMoved;
  /** A damage card is about to be dealt faceup. */
  readonly beforeFaceupDamage: Dealing;
  /** A damage card has just been turned up or dealt faceup: its own text. */
  readonly faceupDamage: Dealing;
}
