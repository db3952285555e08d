import type { SeenInWindows, WindowSubjects } from '@sortie/cards';
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
} as const satisfies WindowSubjects<XwingWindows>;

/** What abilities see in each window. */
export type Windows = SeenInWindows<XwingWindows, typeof windowSubject>;

export type Window = keyof Windows;
