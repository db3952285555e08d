import type { Point, Pose } from '@sortie/geometry';
import type { SeatId, Side, TableEvent } from '@sortie/kernel';
import type {
  Command,
  DamageCardId,
  DefenseToken,
  DicePool,
  DieColour,
  DieFace,
  HullZone,
  ObjectiveCardId,
  ObstacleId,
} from '../catalogue/index.ts';
import type { MoveCause } from './effect.ts';
import type { AttackRange, Course } from './flow-data.ts';
import type { CardKey, ObjectiveTokenId, ShipId, SquadronId, UnitId } from './ids.ts';
import type { UseScope } from './ship.ts';
import type { SliderSide } from './squadron.ts';
import type { ObjectiveToken, Phase, SetUpStep } from './state.ts';

/** A die of the pool with its face, as it was rolled. */
export interface RolledDie {
  readonly colour: DieColour;
  readonly face: DieFace;
}

/** What happened at the table, with the faces and cards in it. */
export type ArmadaEvent =
  // Set-up and rounds
  | { readonly kind: 'setUpStepBegun'; readonly step: SetUpStep | null }
  | { readonly kind: 'initiativeDrawn'; readonly chooser: Side }
  | { readonly kind: 'initiativeGiven'; readonly side: Side }
  | { readonly kind: 'objectiveChosen'; readonly objective: ObjectiveCardId }
  | {
      readonly kind: 'obstaclePlaced';
      readonly obstacle: ObstacleId;
      readonly pose: Pose;
      readonly side: Side;
    }
  | { readonly kind: 'shipDeployed'; readonly ship: ShipId; readonly pose: Pose; readonly speed: number }
  | { readonly kind: 'squadronDeployed'; readonly squadron: SquadronId; readonly at: Point }
  | { readonly kind: 'unitsSetAside'; readonly units: readonly UnitId[] }
  | { readonly kind: 'roundStarted'; readonly round: number }
  | { readonly kind: 'phaseStarted'; readonly phase: Phase }
  | { readonly kind: 'defenseTokensReadied'; readonly units: readonly UnitId[] }
  | { readonly kind: 'upgradesReadied' }
  | { readonly kind: 'initiativeTokenFlipped'; readonly to: SliderSide }
  // Commands
  | { readonly kind: 'dialsAssigned'; readonly ship: ShipId; readonly commands: readonly Command[] }
  | { readonly kind: 'dialRevealed'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'topDialDiscarded'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'topDialSet'; readonly ship: ShipId; readonly command: Command; readonly by: SeatId }
  | {
      readonly kind: 'dialsLookedAt';
      readonly ship: ShipId;
      readonly by: SeatId;
      readonly commands: readonly Command[];
    }
  | { readonly kind: 'dialSpent'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'dialDiscarded'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'tokenGainRedirected'; readonly to: ShipId }
  | { readonly kind: 'commandTokenGained'; readonly ship: ShipId; readonly command: Command }
  | {
      readonly kind: 'commandTokenRemoved';
      readonly ship: ShipId;
      readonly command: Command;
      readonly spent: boolean;
    }
  | { readonly kind: 'commandResolved'; readonly ship: ShipId; readonly command: Command }
  // Activations and movement
  | { readonly kind: 'becameActive'; readonly unit: UnitId | null }
  | { readonly kind: 'activationBegun'; readonly unit: UnitId }
  | { readonly kind: 'shipActivated'; readonly ship: ShipId }
  | { readonly kind: 'sliderSet'; readonly squadron: SquadronId; readonly to: SliderSide }
  | { readonly kind: 'speedChanged'; readonly ship: ShipId; readonly from: number; readonly to: number }
  | { readonly kind: 'yawRaised'; readonly ship: ShipId; readonly by: number }
  | {
      readonly kind: 'shipMoved';
      readonly ship: ShipId;
      readonly from: Pose;
      readonly to: Pose;
      readonly course: Course | null;
      readonly reached: number;
      readonly overlapped: readonly ShipId[];
    }
  | { readonly kind: 'squadronsLifted'; readonly squadrons: readonly SquadronId[] }
  | {
      readonly kind: 'squadronMoved';
      readonly squadron: SquadronId;
      readonly from: Point | null;
      readonly to: Point;
      readonly cause: MoveCause;
    }
  | { readonly kind: 'obstacleOverlapped'; readonly unit: UnitId; readonly obstacle: ObstacleId }
  | { readonly kind: 'obstacleIgnored' }
  // Attacks and dice
  | {
      readonly kind: 'targetDeclared';
      readonly attacker: UnitId;
      readonly zone: HullZone | null;
      readonly defender: UnitId;
      readonly defendingZone: HullZone | null;
      readonly range: AttackRange;
      readonly obstructed: boolean;
      readonly counter: boolean;
      /** A further squadron of the same attack. ar.attack.additional-squadron.offer */
      readonly additional: boolean;
    }
  | { readonly kind: 'diceGathered'; readonly dice: DicePool }
  | { readonly kind: 'gatheredDieRemoved'; readonly colour: DieColour; readonly source: string }
  | { readonly kind: 'attackDiceRolled'; readonly dice: readonly RolledDie[] }
  | { readonly kind: 'dieAdded'; readonly colour: DieColour; readonly face: DieFace; readonly source: string }
  | { readonly kind: 'dieRerolled'; readonly die: number; readonly to: DieFace; readonly source: string }
  | { readonly kind: 'dieChanged'; readonly die: number; readonly to: DieFace; readonly source: string }
  | { readonly kind: 'dieRemoved'; readonly die: number; readonly spent: boolean; readonly source: string }
  | { readonly kind: 'tokenLocked'; readonly place: number; readonly source: string }
  | { readonly kind: 'tokenUnlocked'; readonly place: number; readonly source: string }
  | { readonly kind: 'tokenMarked'; readonly place: number; readonly source: string }
  | {
      readonly kind: 'defenseTokenSpent';
      readonly unit: UnitId;
      readonly place: number;
      readonly token: DefenseToken;
      readonly to: 'exhausted' | 'discarded';
    }
  | {
      readonly kind: 'defenseTokenTurned';
      readonly unit: UnitId;
      readonly place: number;
      readonly to: 'exhausted' | 'discarded';
    }
  | { readonly kind: 'redirectChosen'; readonly zones: readonly HullZone[] }
  | { readonly kind: 'braced' }
  | { readonly kind: 'criticalResolved'; readonly key: CardKey }
  | { readonly kind: 'faceupDue'; readonly count: number }
  | { readonly kind: 'totalFixed'; readonly total: number }
  | {
      readonly kind: 'rolledFor';
      readonly unit: UnitId;
      readonly source: string;
      readonly dice: readonly RolledDie[];
    }
  // Damage
  | { readonly kind: 'damageSuffered'; readonly unit: UnitId; readonly source: string }
  | { readonly kind: 'shieldsLost'; readonly ship: ShipId; readonly zone: HullZone; readonly count: number }
  | { readonly kind: 'shieldRecovered'; readonly ship: ShipId; readonly zone: HullZone }
  | { readonly kind: 'shieldMoved'; readonly ship: ShipId; readonly from: HullZone; readonly to: HullZone }
  | { readonly kind: 'hullLost'; readonly squadron: SquadronId }
  | { readonly kind: 'hullRecovered'; readonly squadron: SquadronId }
  | {
      readonly kind: 'damageDealt';
      readonly ship: ShipId;
      readonly key: CardKey;
      /** Null for a faceless card, or where the viewer may not know. */
      readonly card: DamageCardId | null;
      readonly faceup: boolean;
      /** Place in the pile it was drawn from. */
      readonly place: number | null;
      readonly byAttack: boolean;
    }
  | { readonly kind: 'damageCameIntoForce'; readonly ship: ShipId; readonly key: CardKey }
  | {
      readonly kind: 'damageFlipped';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly faceup: boolean;
      readonly card: DamageCardId | null;
      readonly byAttack: boolean;
    }
  | {
      readonly kind: 'damageDiscarded';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly card: DamageCardId | null;
    }
  | { readonly kind: 'deckShuffled'; readonly draw: readonly DamageCardId[] }
  | { readonly kind: 'deckLookedAt'; readonly by: SeatId; readonly cards: readonly DamageCardId[] }
  /** The card at a place of the pile goes on top, and so many others of the top are discarded. */
  | {
      readonly kind: 'keptOnTop';
      readonly place: number;
      readonly discarded: readonly DamageCardId[];
    }
  | { readonly kind: 'unitDestroyed'; readonly unit: UnitId }
  | { readonly kind: 'unitsRemoved'; readonly units: readonly UnitId[] }
  // Cards
  | { readonly kind: 'upgradeExhausted'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'upgradeDiscarded'; readonly ship: ShipId; readonly key: CardKey }
  /** A use of a card that counts, and in which attack, activation or round. */
  | {
      readonly kind: 'marked';
      readonly unit: UnitId;
      readonly use: CardKey;
      readonly scope: UseScope;
      readonly during: number;
    }
  // Objectives
  | { readonly kind: 'objectiveShipMarked'; readonly ship: ShipId }
  | { readonly kind: 'objectiveTokenPlaced'; readonly token: ObjectiveToken }
  | { readonly kind: 'objectiveTokenMoved'; readonly token: ObjectiveTokenId; readonly to: Point }
  | { readonly kind: 'objectiveTokenRemoved'; readonly token: ObjectiveTokenId }
  | { readonly kind: 'victoryTokensGained'; readonly side: Side; readonly count: number };

/** What stands in the log: the game's own events, and those of every table. */
export type LogEvent = ArmadaEvent | TableEvent;
