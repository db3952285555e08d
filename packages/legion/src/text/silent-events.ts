import type { LogEvent } from '../model/index.ts';

/** Kinds of events that are left without words, and why. Every other kind is told. */
export const silentEvents = {
  commandCardSelected: 'that a player is ready is told; the card is told when it is revealed',
  priorityTied: 'whoever is given priority is told',
  orderIssued: 'the order is told when its token is placed, or when it is passed on',
  orderReplaced: 'the order is told when its token is placed',
  orderPoolsCreated: 'whose tokens lie in the pool is seen on the table',
  activationEnded: 'what the unit did in its activation was told',
  activationClosed: 'what ended the activation was told',
  actionsSpent: 'the action itself is told',
  actionPerformed: 'what the unit did in its action is told',
  attackPerformed: 'every pool of the attack was told',
  poolFormed: 'the pool is told when it is resolved',
  defenseSurgesShown: 'the dice of the pool are told',
  pierceUsed: 'the dice that are cancelled are told',
  coverUsed: 'the dice that are cancelled are told',
  leaderMoved: 'the move is told when it is over',
  miniaturesPlaced: 'the move is told when it is over',
  unitTurned: 'the pivot is told when it is over',
  miniaturesLifted: 'where they are put down is seen on the table',
  useCounted: 'a use is counted; what the card did is told',
  tokenRemoved: 'what took the token away was told',
} as const satisfies { readonly [Kind in LogEvent['kind']]?: string };
