import type { SeenInWindows, WindowSubjects } from '@sortie/cards';
import type { LegionWindows } from '../model/index.ts';

/** Under which name each window shows what its flow knows; null where there is nothing to see. */
export const windowSubject = {
  tokensGained: 'gained',
  tokenSpent: 'spent',
  unitDeployed: 'deployed',
  cardsRevealed: null,
  issueOrders: 'orders',
  beforeOrder: 'order',
  orderIssued: 'order',
  endOfCommandPhase: null,
  beforeTurn: 'turns',
  tokenDrawn: 'turns',
  startOfActivation: 'activation',
  beforeRally: 'activation',
  afterRally: 'activation',
  endOfActivation: 'activation',
  afterActivation: 'activation',
  recovered: 'recovered',
  standby: 'deed',
  detonation: 'deed',
  after: 'deed',
  beforeMove: 'move',
  attackDeclared: 'attack',
  rerollAttackDice: 'pool',
  applyDodgeAndCover: 'pool',
  modifyAttackDice: 'pool',
  rerollDefenseDice: 'pool',
  surgesConverted: 'pool',
  modifyDefenseDice: 'pool',
  beforeWounds: 'wounds',
  woundsSuffered: 'wounds',
  poolResolved: 'pool',
  guardianDice: 'guarding',
  unitDefeated: 'defeat',
  endPhase: null,
  endOfRound: null,
} as const satisfies WindowSubjects<LegionWindows>;

/** What abilities see in each window. */
export type Windows = SeenInWindows<LegionWindows, typeof windowSubject>;

export type Window = keyof Windows;
