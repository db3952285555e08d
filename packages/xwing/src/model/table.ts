import type { ActionIcon, Difficulty, Maneuver } from '../catalogue/index.ts';
import type { Attack } from './flow-data.ts';
import type { CardKey, ShipId } from './ids.ts';
import type { Question } from './question.ts';
import type { DamageInPlay, Ship } from './ship.ts';
import type { XwingWindows } from './windows.ts';

/** The table as a card sees it: questions of the rules, nothing that writes. */
export interface Table {
  readonly round: number;
  /** Every ship on the table. */
  readonly ships: readonly Ship[];
  ship(id: ShipId): Ship;
  isInPlay(id: ShipId): boolean;
  areFriendly(one: ShipId, other: ShipId): boolean;
  /** The ship itself included. xw.ship.friendly.includes-self */
  friendsOf(id: ShipId): readonly Ship[];
  enemiesOf(id: ShipId): readonly Ship[];
  /** Range between two ships, base to base; 4 or more is beyond the ruler. */
  range(one: ShipId, other: ShipId): number;
  /** Whether the other ship stands in this ship's printed primary arc. */
  isInArc(of: ShipId, other: ShipId): boolean;
  /** In its primary or its auxiliary arc. */
  isInAnyArc(of: ShipId, other: ShipId): boolean;
  areTouching(one: ShipId, other: ShipId): boolean;
  /** Its base lies on an obstacle, whatever its kind. */
  isOnObstacle(id: ShipId): boolean;
  pilotSkill(id: ShipId): number;
  /** The maneuvers printed on the ship's dial. */
  dial(id: ShipId): readonly Maneuver[];
  /** The colour of a maneuver for this ship now. */
  difficulty(id: ShipId, maneuver: Maneuver): Difficulty;
  shieldValue(id: ShipId): number;
  actionBar(id: ShipId): readonly ActionIcon[];
  /** Enemies that the ship could lock now. */
  lockable(id: ShipId): readonly Ship[];
  /** No card keeps the attacker from rerolling its dice. */
  mayReroll(attack: Attack): boolean;
  /** No card keeps this side of the attack from spending focus tokens. */
  maySpendFocus(attack: Attack, role: 'attacker' | 'defender'): boolean;
  /** No card forbids it. xw.timing.precedence.cannot-is-absolute */
  isForbidden(question: Question): boolean;
  /** Whether a card in play might hear this moment. */
  isHeard(window: keyof XwingWindows): boolean;
  /** Whether further evade results, of dice or added, could still change what comes of the attack. */
  couldEvade(attack: Attack, evades: 'ofDice' | 'added'): boolean;
  /** Whether the card was used in this attack, where that is counted. */
  isUsedInAttack(attack: Attack, id: ShipId, key: CardKey): boolean;
  /** The damage card of this copy. */
  damage(id: ShipId, key: CardKey): DamageInPlay | undefined;
}
