import type {
  ActionChance,
  Activation,
  Attack,
  Dealing,
  Execution,
  LockMoment,
  Opportunity,
  Suffering,
  TokenMoment,
} from '../model/index.ts';

type Nothing = object;

/** The named points at which abilities may speak, and what can be seen there. */
export interface Windows {
  readonly startOfPlanning: Nothing;
  readonly endOfPlanning: Nothing;
  readonly startOfActivation: Nothing;
  readonly endOfActivation: Nothing;
  readonly startOfCombat: Nothing;
  readonly endOfCombat: Nothing;
  readonly startOfEnd: Nothing;
  readonly endPhase: Nothing;
  readonly beforeReveal: { readonly activation: Activation };
  readonly dialRevealed: { readonly activation: Activation };
  readonly beforeManeuver: { readonly execution: Execution };
  readonly afterManeuver: { readonly execution: Execution };
  readonly afterAction: { readonly chance: ActionChance };
  readonly endOfShipActivation: { readonly activation: Activation };
  readonly startOfOpportunity: { readonly opportunity: Opportunity };
  readonly attackDeclared: { readonly attack: Attack };
  readonly attackDiceRolled: { readonly attack: Attack };
  readonly modifyAttackDice: { readonly attack: Attack };
  readonly defenseDiceRolled: { readonly attack: Attack };
  readonly modifyDefenseDice: { readonly attack: Attack };
  readonly compareResults: { readonly attack: Attack };
  /** Evades have cancelled hits and criticals. */
  readonly resultsCompared: { readonly attack: Attack };
  /** The attack hit; its damage is still to come. */
  readonly attackHit: { readonly attack: Attack };
  readonly attackMissed: { readonly attack: Attack };
  readonly afterAttack: { readonly attack: Attack };
  readonly beforeSuffering: { readonly suffering: Suffering };
  /** A faceup Damage card lies on the ship, its text not yet in force. */
  readonly faceupDamageDealt: { readonly dealing: Dealing };
  readonly facedownDamageDealt: { readonly dealing: Dealing };
  /** The Damage card's own text comes into force. */
  readonly damageTakesEffect: { readonly dealing: Dealing };
  readonly endOfOpportunity: { readonly opportunity: Opportunity };
  readonly tokenReceived: { readonly received: TokenMoment };
  readonly tokenSpent: { readonly spent: TokenMoment };
  readonly lockAcquired: { readonly lock: LockMoment };
  readonly lockSpent: { readonly lock: LockMoment };
}

export type Window = keyof Windows;

/** Under which name a window shows what its flow knows. */
export const windowSubject: Readonly<Record<Window, string | null>> = {
  startOfPlanning: null,
  endOfPlanning: null,
  startOfActivation: null,
  endOfActivation: null,
  startOfCombat: null,
  endOfCombat: null,
  startOfEnd: null,
  endPhase: null,
  beforeReveal: 'activation',
  dialRevealed: 'activation',
  beforeManeuver: 'execution',
  afterManeuver: 'execution',
  afterAction: 'chance',
  endOfShipActivation: 'activation',
  startOfOpportunity: 'opportunity',
  attackDeclared: 'attack',
  attackDiceRolled: 'attack',
  modifyAttackDice: 'attack',
  defenseDiceRolled: 'attack',
  modifyDefenseDice: 'attack',
  compareResults: 'attack',
  resultsCompared: 'attack',
  attackHit: 'attack',
  attackMissed: 'attack',
  afterAttack: 'attack',
  beforeSuffering: 'suffering',
  faceupDamageDealt: 'dealing',
  facedownDamageDealt: 'dealing',
  damageTakesEffect: 'dealing',
  endOfOpportunity: 'opportunity',
  tokenReceived: 'received',
  tokenSpent: 'spent',
  lockAcquired: 'lock',
  lockSpent: 'lock',
};
