/** Why a card cannot be used now, where no rule of its own says so. */
export type Reason =
  /** Used in this window already. */
  | 'usedHere'
  /** Used as often as its attack, round or game allows. */
  | 'usedUp'
  | 'exhausted'
  | 'discarded'
  /** Dealt, its text not yet in force. */
  | 'notInForce'
  /** Another card switches it off. */
  | 'silenced'
  /** What it belonged to has left the game. */
  | 'ownerGone'
  /** It has nothing to say in this window. */
  | 'otherWindow'
  /** Its condition is not met. */
  | 'conditionUnmet'
  /** No target, die or card that it could be used on. */
  | 'noChoice'
  /** It can be used, but not in this way. */
  | 'otherChoice'
  /** It can be used, but another player speaks now. */
  | 'otherTurn';
