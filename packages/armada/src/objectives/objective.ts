import type { Point, Pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type { CardRules } from '../abilities/card-rules.ts';
import type { RulesTable } from '../abilities/rules-table.ts';
import type { DistanceBand, ObjectiveCardId, ObstacleId } from '../catalogue/index.ts';
import type {
  ArmadaEffect,
  ArmadaOrder,
  ArmadaState,
  Attack,
  Deploying,
  ObjectiveState,
  ObjectiveToken,
  Ship,
  Table,
  Unit,
} from '../model/index.ts';

/** A game whose objective is chosen. */
export type ObjectiveGame = ArmadaState & {
  readonly objective: ObjectiveState;
  readonly initiative: Side;
};

/** Beyond which distance an obstacle has to lie, and the rule that says so. */
export interface Beyond {
  readonly distance: DistanceBand;
  readonly rule: string;
}

/** What an obstacle keeps away from; null where it may lie as near as it likes. */
export interface ObstacleDistances {
  readonly playerEdges: Beyond | null;
  readonly shortEdges: Beyond | null;
  readonly obstacles: Beyond;
}

/** How obstacles are placed under the objective. */
export interface ObstaclePlacing {
  /** Who places this one; undefined is whosever turn it is. */
  readonly by?: (game: ObjectiveGame, obstacle: ObstacleId) => Side | undefined;
  /** Obstacles that are placed after all the others. */
  readonly last?: readonly ObstacleId[];
  /** What this one keeps away from, in place of the usual distances. */
  readonly distances?: (obstacle: ObstacleId) => ObstacleDistances | undefined;
}

/** Objective tokens that are placed one by one. */
export interface TokenPlacing {
  readonly count: number;
  /** Who places the next one. */
  readonly by: (game: ObjectiveGame, placed: number) => Side;
  readonly rule: string;
  /** The rule against this place for the middle of a token. */
  readonly whyNot: (game: ObjectiveGame, at: Point) => string | undefined;
  /** Where on the table to look for places, from one corner to the other; the setup area unless said. */
  readonly area?: (game: ObjectiveGame) => readonly [Point, Point];
}

/** Tokens that a side may move, each once. */
export interface TokenMoving {
  readonly by: (game: ObjectiveGame) => Side;
  readonly rule: string;
  /** The rule against moving this token there. */
  readonly whyNot: (game: ObjectiveGame, token: ObjectiveToken, to: Point) => string | undefined;
}

/** A side names one ship of a side. */
export interface ShipChoice {
  readonly by: (game: ObjectiveGame) => Side;
  readonly of: (game: ObjectiveGame) => Side;
}

/** A rectangle that a ship must be deployed within. */
export interface ShipZone {
  readonly corners: readonly [Point, Point];
  readonly rule: string;
}

/** How fleets are deployed under the objective. */
export interface ObjectiveDeployment {
  /** The side whose turn it is, in place of the usual alternation. */
  readonly turn?: (game: ObjectiveGame, at: Deploying) => Side | undefined;
  /** The rule that keeps this unit from being deployed in this turn. */
  readonly whyNotNow?: (game: ObjectiveGame, unit: Unit, at: Deploying) => string | undefined;
  /** Takes the place of the deployment zone; undefined leaves the zone in force. */
  readonly shipZone?: (game: ObjectiveGame, ship: Ship, at: Deploying) => ShipZone | undefined;
  /** A further rule against a place. */
  readonly whyNotThere?: (game: ObjectiveGame, unit: Unit, at: Pose | Point) => string | undefined;
}

/** What an attack would be declared as. */
export type DeclaredAttack = Pick<Attack, 'attacker' | 'defender' | 'defendingZone'>;

/** What the damage of an attack scores for the attacker beside the cost of what it destroys, in points. */
export interface AttackScores {
  /** Once, when the defender suffers any damage. */
  readonly suffered: number;
  /** Each damage card that the attack turns or deals faceup. */
  readonly faceupCard: number;
  /** The first damage card of the defender. */
  readonly firstCard: number;
  /** The end of the defender; below zero where it takes back what damage had scored. */
  readonly destroyed: number;
}

/** One objective: all it adds to the rules and asks of the players. */
export interface Objective {
  readonly card: ObjectiveCardId;
  readonly obstacles?: ObstaclePlacing;
  readonly tokens?: TokenPlacing;
  readonly moves?: TokenMoving;
  readonly ships?: readonly ShipChoice[];
  readonly deployment?: ObjectiveDeployment;
  /** Ordered at these points of set-up; the flows of tokens, moves and ships are run from here. */
  readonly afterObstacles?: (game: ObjectiveGame) => readonly ArmadaOrder[];
  readonly beforeDeployment?: (game: ObjectiveGame) => readonly ArmadaOrder[];
  readonly afterDeployment?: (game: ObjectiveGame) => readonly ArmadaOrder[];
  /** Its special rule, as a card that lies with every ship and every squadron. */
  readonly rules?: CardRules;
  readonly startOfRound?: (game: ObjectiveGame) => readonly ArmadaOrder[];
  readonly endOfRound?: (game: ObjectiveGame, table: RulesTable) => readonly ArmadaEffect[];
  /** What an attack may score, for those who weigh it; 0 for what is not named. */
  readonly attackScores?: (table: Table, attack: DeclaredAttack) => Partial<AttackScores>;
  /** Points beyond destroyed units and victory tokens. */
  readonly score?: (game: ObjectiveGame, side: Side) => number;
}
