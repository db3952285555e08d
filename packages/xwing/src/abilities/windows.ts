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

/** What can be seen in a window, by the name it is seen under. */
interface Subjects {
  readonly activation: Activation;
  readonly execution: Execution;
  readonly chance: ActionChance;
  readonly opportunity: Opportunity;
  readonly attack: Attack;
  readonly suffering: Suffering;
  readonly dealing: Dealing;
  readonly received: TokenMoment;
  readonly spent: TokenMoment;
  readonly lock: LockMoment;
}

/** The named points at which abilities may speak, and under which name each shows what its flow knows. */
export const windowSubject = {
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
  /** Evades have cancelled hits and criticals. */
  resultsCompared: 'attack',
  /** The attack hit; its damage is still to come. */
  attackHit: 'attack',
  attackMissed: 'attack',
  afterAttack: 'attack',
  beforeSuffering: 'suffering',
  /** A faceup Damage card lies on the ship, its text not yet in force. */
  faceupDamageDealt: 'dealing',
  facedownDamageDealt: 'dealing',
  /** The Damage card's own text comes into force. */
  damageTakesEffect: 'dealing',
  endOfOpportunity: 'opportunity',
  tokenReceived: 'received',
  tokenSpent: 'spent',
  lockAcquired: 'lock',
  lockSpent: 'lock',
} as const satisfies Readonly<Record<string, keyof Subjects | null>>;

type SubjectOf = typeof windowSubject;

/** What can be seen in each window. */
export type Windows = {
  readonly [W in keyof SubjectOf]: SubjectOf[W] extends keyof Subjects
    ? Pick<Subjects, SubjectOf[W]>
    : object;
};

export type Window = keyof Windows;
