import type { Pose } from '@sortie/geometry';
import type { SeatId, Side, TableEvent } from '@sortie/kernel';
import type { ConditionId, DamageCardId, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type { AttackFace, DefenseFace } from './dice.ts';
import type { CardKey, ObstacleId, ShipId } from './ids.ts';
import type { MissionEvent } from './mission-event.ts';
import type { Edge } from './options.ts';
import type {
  ActionName,
  ArcFacing,
  ConditionInPlay,
  Lasting,
  Ship,
  Token,
  Touch,
  Until,
  UseScope,
} from './ship.ts';
import type { Obstacle, Phase, SetUpStep } from './state.ts';

export type MoveCause = 'maneuver' | 'boost' | 'barrelRoll' | 'decloak' | 'deployment' | 'effect';
export type Pool = 'attack' | 'defense';

/** What happened at the table, with the faces and cards in it. */
export type XwingEvent =
  // Set-up and rounds
  | { readonly kind: 'setUpStepBegun'; readonly step: SetUpStep }
  | { readonly kind: 'initiativeGiven'; readonly side: Side }
  | {
      readonly kind: 'initiativeRolled';
      readonly roller: Side;
      readonly face: AttackFace;
      readonly chooser: Side;
    }
  | { readonly kind: 'edgesTaken'; readonly edges: readonly [Edge, Edge] }
  | {
      readonly kind: 'obstaclePlaced';
      readonly obstacle: ObstacleId;
      readonly pose: Pose;
      readonly side: Side;
    }
  | { readonly kind: 'obstacleAdded'; readonly obstacle: Obstacle }
  | { readonly kind: 'shipDeployed'; readonly ship: ShipId; readonly pose: Pose }
  | { readonly kind: 'shipArrived'; readonly ship: Ship }
  | { readonly kind: 'shieldsSet'; readonly ship: ShipId; readonly shields: number }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'phaseStarted'; readonly phase: Phase }
  // Planning and activation
  | { readonly kind: 'dialSet'; readonly ship: ShipId; readonly maneuver: Maneuver }
  | { readonly kind: 'dialRevealed'; readonly ship: ShipId; readonly maneuver: Maneuver }
  | { readonly kind: 'dialReplaced'; readonly ship: ShipId; readonly maneuver: Maneuver; readonly by: SeatId }
  | { readonly kind: 'dialRemoved'; readonly ship: ShipId }
  | { readonly kind: 'becameActive'; readonly ship: ShipId | null }
  | { readonly kind: 'activated'; readonly ship: ShipId }
  | { readonly kind: 'hadOpportunity'; readonly ship: ShipId }
  | {
      readonly kind: 'shipMoved';
      readonly ship: ShipId;
      readonly from: Pose;
      readonly to: Pose;
      readonly cause: MoveCause;
      /** The maneuver that was flown, or the direction of a reposition. */
      readonly how: string;
    }
  | { readonly kind: 'touchesChanged'; readonly touches: readonly Touch[] }
  | { readonly kind: 'obstacleHit'; readonly ship: ShipId; readonly obstacle: ObstacleId }
  | { readonly kind: 'obstacleRemoved'; readonly obstacle: ObstacleId }
  // Tokens, locks and actions
  | { readonly kind: 'tokensAssigned'; readonly ship: ShipId; readonly token: Token; readonly count: number }
  | {
      readonly kind: 'tokensRemoved';
      readonly ship: ShipId;
      readonly token: Token;
      readonly count: number;
      readonly spent: boolean;
    }
  | {
      readonly kind: 'lockAcquired';
      readonly ship: ShipId;
      readonly target: ShipId;
      readonly letter: string;
      /** The lock that the ship has stays as well. */
      readonly beside?: true;
    }
  /** `target` tells which of two. */
  | {
      readonly kind: 'lockRemoved';
      readonly ship: ShipId;
      readonly spent: boolean;
      readonly target?: ShipId;
    }
  | { readonly kind: 'lockMoved'; readonly from: ShipId; readonly to: ShipId }
  | { readonly kind: 'locksTurned'; readonly ship: ShipId }
  | {
      readonly kind: 'actionPerformed';
      readonly ship: ShipId;
      readonly action: ActionName;
      readonly source: string | null;
    }
  /** The declared side was tested and has room; where the ship goes is still to be chosen. */
  | {
      readonly kind: 'repositionFits';
      readonly ship: ShipId;
      readonly action: string;
      readonly direction: string;
    }
  | {
      readonly kind: 'repositionFailed';
      readonly ship: ShipId;
      readonly action: string;
      readonly direction: string;
    }
  | { readonly kind: 'lastingBegun'; readonly ship: ShipId; readonly lasting: Lasting }
  | { readonly kind: 'lastingEnded'; readonly until: Until }
  | { readonly kind: 'lastingRemoved'; readonly ship: ShipId; readonly source: string }
  /** A use of a card that counts, and in which attack or round. */
  | {
      readonly kind: 'marked';
      readonly ship: ShipId;
      readonly use: CardKey;
      readonly scope: UseScope;
      readonly during: number;
    }
  // Cards beside ships, and what lies on cards
  | { readonly kind: 'conditionAssigned'; readonly ship: ShipId; readonly condition: ConditionInPlay }
  | {
      readonly kind: 'conditionRemoved';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: ConditionId;
      /** It goes to another ship with what lies on it. */
      readonly moved?: true;
    }
  /** Off the Damage deck, onto a condition; the place is known to the referee alone. */
  | {
      readonly kind: 'damageHeld';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId;
      readonly place: number | null;
    }
  /** Off a condition, to be dealt. */
  | {
      readonly kind: 'heldDamageTaken';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId;
    }
  | {
      readonly kind: 'upgradeFlipped';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly to: UpgradeId;
    }
  | {
      readonly kind: 'upgradeReplaced';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly from: UpgradeId;
      readonly to: UpgradeId;
      /** The new card's key. */
      readonly as: CardKey;
    }
  | {
      readonly kind: 'cardTokensChanged';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly by: number;
    }
  | { readonly kind: 'arcRotated'; readonly ship: ShipId; readonly to: ArcFacing }
  /** The maneuver is told to the seat that looks, and to the referee. */
  | {
      readonly kind: 'dialLookedAt';
      readonly ship: ShipId;
      readonly seat: SeatId;
      readonly maneuver: Maneuver | null;
    }
  // Attacks and dice
  | {
      readonly kind: 'attackDeclared';
      readonly attacker: ShipId;
      readonly defender: ShipId;
      readonly weapon: 'primary' | CardKey;
      readonly range: number;
      readonly obstructed: boolean;
    }
  | { readonly kind: 'attackDiceRolled'; readonly faces: readonly AttackFace[] }
  | { readonly kind: 'defenseDiceRolled'; readonly faces: readonly DefenseFace[] }
  | {
      readonly kind: 'dieRerolled';
      readonly pool: Pool;
      readonly die: number;
      readonly to: AttackFace | DefenseFace;
      readonly source: string;
    }
  | {
      readonly kind: 'dieChanged';
      readonly pool: Pool;
      readonly die: number;
      readonly to: AttackFace | DefenseFace;
      readonly source: string;
      readonly fixed?: true;
      readonly final?: true;
    }
  | {
      readonly kind: 'dieAdded';
      readonly pool: Pool;
      readonly face: AttackFace | DefenseFace;
      readonly source: string;
    }
  | { readonly kind: 'dieSetAside'; readonly die: number }
  | { readonly kind: 'dieCancelled'; readonly pool: Pool; readonly die: number; readonly source: string }
  | {
      readonly kind: 'resultsCompared';
      readonly outcome: 'hit' | 'miss';
      readonly hits: number;
      readonly crits: number;
    }
  | {
      readonly kind: 'rolledFor';
      readonly ship: ShipId;
      readonly source: string;
      readonly pool: Pool;
      readonly faces: readonly (AttackFace | DefenseFace)[];
    }
  /** A die of such a roll shows something else now. */
  | {
      readonly kind: 'thrownDieTurned';
      readonly ship: ShipId;
      readonly die: number;
      readonly to: AttackFace | DefenseFace;
      readonly source: string;
      readonly rerolled: boolean;
    }
  // Damage
  | { readonly kind: 'shieldLost'; readonly ship: ShipId }
  | { readonly kind: 'shieldRecovered'; readonly ship: ShipId }
  | {
      readonly kind: 'damageDealt';
      readonly ship: ShipId;
      readonly key: CardKey;
      /** Null for a counter, or where the viewer may not know. */
      readonly card: DamageCardId | null;
      readonly faceup: boolean;
      /** Place in the pile it was drawn from. */
      readonly place: number | null;
    }
  | {
      readonly kind: 'damageFlipped';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly faceup: boolean;
      readonly card: DamageCardId | null;
    }
  | { readonly kind: 'damageCameIntoForce'; readonly ship: ShipId; readonly key: CardKey }
  | {
      readonly kind: 'damageDiscarded';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId | null;
    }
  /** Drawn to choose from: it lies `to` places from the top of its pile until the choice is made. */
  | {
      readonly kind: 'damageDrawn';
      readonly deck: number;
      readonly card: DamageCardId;
      readonly place: number;
      readonly to: number;
    }
  | { readonly kind: 'drawnDiscarded'; readonly deck: number; readonly cards: readonly DamageCardId[] }
  | { readonly kind: 'deckShuffled'; readonly deck: number; readonly draw: readonly DamageCardId[] }
  | {
      readonly kind: 'countersExchanged';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId;
      readonly place: number;
    }
  | { readonly kind: 'upgradeDiscarded'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'upgradeReturned'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'shipDoomed'; readonly ship: ShipId }
  | { readonly kind: 'shipLost'; readonly ship: ShipId; readonly how: 'destroyed' | 'fled' | 'escaped' }
  | MissionEvent;

/** What stands in the log: the game's own events, and those of every table. */
export type LogEvent = XwingEvent | TableEvent;
