import type { SeatId } from '@sortie/kernel';
import type { Command, DicePool, HullZone, ObstacleId } from '../catalogue/index.ts';
import type { Attack, Maneuvering, ShipActivation, SquadronActivation } from './flow-data.ts';
import type { CardKey, ObjectiveTokenId, UnitId } from './ids.ts';
import type { Question } from './question.ts';
import type { DamageInPlay, Ship, UpgradeInPlay } from './ship.ts';
import type { Squadron, Unit } from './squadron.ts';
import type { ObjectiveState, ObjectiveToken, Obstacle } from './state.ts';
import type { ArmadaWindows } from './windows.ts';

/** The table as a card sees it: questions of the rules, nothing that writes. */
export interface Table {
  readonly round: number;
  /** Every ship and every squadron in play. */
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly obstacles: readonly Obstacle[];
  readonly objective: ObjectiveState | null;
  readonly objectiveTokens: readonly ObjectiveToken[];
  unit(id: UnitId): Unit;
  ship(id: UnitId): Ship;
  squadron(id: UnitId): Squadron;
  isShip(id: UnitId): boolean;
  isInPlay(id: UnitId): boolean;
  areFriendly(one: UnitId, other: UnitId): boolean;
  /** Who decides for the other side as a whole. ar.optional.team.commander */
  opponentOf(id: UnitId): SeatId;
  /** Its owner is the first player. */
  isFirstPlayers(id: UnitId): boolean;
  /** The ship itself included. ar.allegiance.self-is-friendly */
  friendlyShips(id: UnitId): readonly Ship[];
  friendlySquadrons(id: UnitId): readonly Squadron[];
  enemyShips(id: UnitId): readonly Ship[];
  enemySquadrons(id: UnitId): readonly Squadron[];
  /** The distance band base to base; 6 is beyond the ruler. ar.range.measure.non-attack-closest */
  distance(one: UnitId, other: UnitId): number;
  /** The distance band to an objective token, or to an obstacle. */
  distanceToToken(unit: UnitId, token: ObjectiveTokenId): number;
  distanceToObstacle(unit: UnitId, obstacle: ObstacleId): number;
  /** Enemy squadrons that the squadron is engaged with. ar.engagement.distance-one */
  engagedWith(id: UnitId): readonly Squadron[];
  hasKeyword(id: UnitId, keyword: 'bomber' | 'counter' | 'escort' | 'heavy' | 'swarm'): boolean;
  isActivated(id: UnitId): boolean;
  hullValue(ship: UnitId): number;
  commandValue(ship: UnitId): number;
  squadronValue(ship: UnitId): number;
  engineeringValue(ship: UnitId): number;
  /** The yaw values of the joints at this speed, cards counted in. */
  yaw(ship: UnitId, speed: number): readonly number[];
  maxSpeed(ship: UnitId): number;
  maxShields(ship: UnitId, zone: HullZone): number;
  /** Zones that share an arc line with this one. ar.hull-zone.adjacency */
  adjacentZones(zone: HullZone): readonly HullZone[];
  /** What could be gathered for the attack now. */
  armament(attack: Pick<Attack, 'attacker' | 'zone' | 'defender'>): DicePool;
  hasResolved(ship: UnitId, command: Command): boolean;
  upgrade(ship: UnitId, key: CardKey): UpgradeInPlay | undefined;
  /** The damage card of this copy. */
  damage(ship: UnitId, key: CardKey): DamageInPlay | undefined;
  /** What is under way now. */
  readonly attack: Attack | undefined;
  readonly shipActivation: ShipActivation | undefined;
  readonly squadronActivation: SquadronActivation | undefined;
  readonly maneuver: Maneuvering | undefined;
  /** The squadron is being activated by this ship's Squadron command. */
  isActivatedBy(squadron: UnitId, ship: UnitId): boolean;
  /** No card forbids it. ar.precedence.cannot-is-absolute */
  isForbidden(question: Question): boolean;
  isPermitted(question: Question): boolean;
  /** Whether a card in play might hear this moment. */
  isHeard(window: keyof ArmadaWindows): boolean;
  /** Whether the attacker may resolve a critical effect with an icon of this colour; any colour for null. */
  mayResolveCritical(attack: Attack, colour: 'red' | 'blue' | 'black' | null): boolean;
}
