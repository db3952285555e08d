import type { SeenInWindows, WindowSubjects } from '@sortie/cards';
import type { ArmadaWindows } from '../model/index.ts';

/** Under which name each window shows what its flow knows; null where there is nothing to see. */
export const windowSubject = {
  startOfRound: null,
  startOfShipPhase: null,
  endOfShipPhase: null,
  startOfSquadronPhase: null,
  endOfSquadronPhase: null,
  endOfRound: null,
  beforeReveal: 'activation',
  dialRevealed: 'activation',
  commandResolved: 'resolved',
  beforeCommandToken: 'gain',
  commandTokenSpent: 'spent',
  speedChanged: 'change',
  endOfShipActivation: 'activation',
  attackDeclared: 'attack',
  diceGathered: 'attack',
  diceRolled: 'attack',
  attackEffects: 'attack',
  spendDefenseTokens: 'attack',
  resolveDamage: 'attack',
  damageSuffered: 'attack',
  afterAttack: 'attack',
  determineCourse: 'maneuver',
  maneuverExecuted: 'maneuver',
  shipOverlapped: 'maneuver',
  obstacleOverlapped: 'overlap',
  squadronActivated: 'activation',
  squadronMoved: 'move',
  beforeFaceupDamage: 'dealing',
  faceupDamage: 'dealing',
} as const satisfies WindowSubjects<ArmadaWindows>;

/** What abilities see in each window. */
export type Windows = SeenInWindows<ArmadaWindows, typeof windowSubject>;

export type Window = keyof Windows;
