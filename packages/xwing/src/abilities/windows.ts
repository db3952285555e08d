import type { XwingWindows } from '../model/index.ts';

/** Under which name each window shows what its flow knows; null where there is nothing to see. */
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
} as const satisfies Readonly<Record<keyof XwingWindows, string | null>>;

type Subjects = typeof windowSubject;

/** What abilities see in each window. */
export type Windows = {
  readonly [W in keyof XwingWindows]: Subjects[W] extends string
    ? { readonly [Name in Subjects[W]]: XwingWindows[W] }
    : object;
};

export type Window = keyof Windows;
