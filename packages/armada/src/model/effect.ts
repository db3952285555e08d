import type { Point, Pose } from '@sortie/geometry';
import type { Plain, SeatId, Side } from '@sortie/kernel';
import type {
  Command,
  DieColour,
  DieFace,
  HullZone,
  ObjectiveCardId,
  ObstacleId,
} from '../catalogue/index.ts';
import type { AttackChance, Course, Spending } from './flow-data.ts';
import type { CardKey, ObjectiveTokenId, ShipId, SquadronId, UnitId } from './ids.ts';
import type { UseScope } from './ship.ts';
import type { ObjectiveToken, Phase, SetUpStep } from './state.ts';

/** What the rules order. Effects are plain data and wait in the state while another flow runs. */
export type ArmadaEffect =
  // Set-up and rounds
  | { readonly kind: 'beginSetUpStep'; readonly step: SetUpStep | null }
  /** A random method decides who chooses. ar.setup.initiative-tie-random */
  | { readonly kind: 'drawInitiative' }
  | { readonly kind: 'giveInitiative'; readonly side: Side }
  | { readonly kind: 'chooseObjective'; readonly objective: ObjectiveCardId }
  | {
      readonly kind: 'placeObstacle';
      readonly obstacle: ObstacleId;
      readonly pose: Pose;
      readonly side: Side;
    }
  | { readonly kind: 'deployShip'; readonly ship: ShipId; readonly pose: Pose; readonly speed: number }
  | { readonly kind: 'deploySquadron'; readonly squadron: SquadronId; readonly at: Point }
  | { readonly kind: 'setAside'; readonly units: readonly UnitId[] }
  | { readonly kind: 'shuffleDeck' }
  | { readonly kind: 'startRound' }
  | { readonly kind: 'startPhase'; readonly phase: Phase }
  | { readonly kind: 'readyComponents' }
  | { readonly kind: 'flipInitiativeToken' }
  /** Ends the game where a rule ends it now. */
  | { readonly kind: 'checkVictory' }
  | { readonly kind: 'endByScore' }
  // Commands
  | { readonly kind: 'assignDials'; readonly ship: ShipId; readonly commands: readonly Command[] }
  | { readonly kind: 'revealDial'; readonly ship: ShipId }
  /** The top dial goes faceup onto the card and the ship reveals none this round. */
  | { readonly kind: 'discardTopDial'; readonly ship: ShipId }
  /** The top facedown dial is set anew; `by` knows what it shows. */
  | { readonly kind: 'setTopDial'; readonly ship: ShipId; readonly command: Command; readonly by: SeatId }
  | { readonly kind: 'lookAtDials'; readonly ship: ShipId; readonly by: SeatId }
  | { readonly kind: 'spendDial'; readonly ship: ShipId }
  | {
      readonly kind: 'gainCommandToken';
      readonly ship: ShipId;
      readonly command: Command;
      readonly source: string;
    }
  /** The token on its way goes to another ship instead. */
  | { readonly kind: 'redirectCommandToken'; readonly to: ShipId }
  | { readonly kind: 'placeCommandToken'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'spendCommandToken'; readonly ship: ShipId; readonly command: Command }
  | { readonly kind: 'discardCommandToken'; readonly ship: ShipId; readonly command: Command }
  /** Pays for a command and marks it as resolved this round; what it does is ordered behind it. */
  | {
      readonly kind: 'payCommand';
      readonly ship: ShipId;
      readonly command: Command;
      readonly spend: Spending;
    }
  /** Everything of the command is done. */
  | {
      readonly kind: 'finishCommand';
      readonly ship: ShipId;
      readonly command: Command;
      readonly spend: Spending;
      readonly squadrons?: readonly SquadronId[];
    }
  | { readonly kind: 'commandSquadrons'; readonly ship: ShipId; readonly spend: Spending }
  | { readonly kind: 'repairShip'; readonly ship: ShipId; readonly spend: Spending }
  | {
      readonly kind: 'concentrateFire';
      readonly ship: ShipId;
      readonly spend: Spending;
      readonly rerolls: boolean;
    }
  // Activations and movement
  | { readonly kind: 'makeActive'; readonly unit: UnitId | null }
  | { readonly kind: 'beginActivation'; readonly unit: UnitId }
  | { readonly kind: 'endShipActivation'; readonly ship: ShipId }
  /** Pushes the slider to one side. ar.squadron-activation.slider-toggle */
  | { readonly kind: 'setSlider'; readonly squadron: SquadronId; readonly activated: boolean }
  | { readonly kind: 'activateSquadron'; readonly squadron: SquadronId; readonly by: ShipId | null }
  | { readonly kind: 'changeSpeed'; readonly ship: ShipId; readonly by: number }
  /** Yaw may be raised by so much in the maneuver under way. */
  | { readonly kind: 'raiseYaw'; readonly ship: ShipId; readonly by: number }
  | {
      readonly kind: 'executeManeuver';
      readonly ship: ShipId;
      /** Null is the speed dial's. */
      readonly speed: number | null;
      readonly source: string | null;
    }
  | {
      readonly kind: 'moveShip';
      readonly ship: ShipId;
      readonly to: Pose;
      readonly course: Course | null;
      /** The speed it came to rest at, below its own where ships were in the way. */
      readonly reached: number;
      readonly overlapped: readonly ShipId[];
    }
  | { readonly kind: 'liftSquadrons'; readonly squadrons: readonly SquadronId[] }
  | {
      readonly kind: 'moveSquadron';
      readonly squadron: SquadronId;
      readonly to: Point;
      readonly cause: MoveCause;
    }
  /** What follows a squadron's own move. */
  | { readonly kind: 'endSquadronMove'; readonly squadron: SquadronId; readonly from: Point }
  | { readonly kind: 'overlapObstacle'; readonly unit: UnitId; readonly obstacle: ObstacleId }
  | { readonly kind: 'ignoreObstacle' }
  // Attacks and dice
  | { readonly kind: 'offerAttack'; readonly chance: AttackChance }
  | { readonly kind: 'declareTarget' }
  | { readonly kind: 'gatherDice' }
  | { readonly kind: 'removeDie'; readonly colour: DieColour; readonly source: string }
  | { readonly kind: 'rollAttackDice' }
  /** The added dice are rolled as they enter. ar.dice.modify.add */
  | { readonly kind: 'addDice'; readonly colour: DieColour; readonly count: number; readonly source: string }
  | { readonly kind: 'rerollDice'; readonly dice: readonly number[]; readonly source: string }
  /** The face must exist on the die's colour. ar.dice.modify.change */
  | {
      readonly kind: 'changeDice';
      readonly dice: readonly number[];
      readonly to: DieFace;
      readonly source: string;
    }
  /** Rerolls those of the dice that the unit's owner names. */
  | {
      readonly kind: 'chooseRerolls';
      readonly unit: UnitId;
      readonly from: readonly number[];
      readonly source: string;
    }
  | { readonly kind: 'spendDice'; readonly dice: readonly number[]; readonly source: string }
  | { readonly kind: 'cancelDice'; readonly dice: readonly number[]; readonly source: string }
  | { readonly kind: 'lockToken'; readonly place: number; readonly source: string }
  | { readonly kind: 'unlockToken'; readonly place: number; readonly source: string }
  /** The token is discarded when it is spent in this attack. */
  | { readonly kind: 'markToken'; readonly place: number; readonly source: string }
  | { readonly kind: 'spendDefenseToken'; readonly unit: UnitId; readonly place: number }
  | { readonly kind: 'chooseRedirect'; readonly zones: readonly HullZone[] }
  | { readonly kind: 'brace' }
  | { readonly kind: 'exhaustTokens'; readonly unit: UnitId; readonly places: readonly number[] }
  | { readonly kind: 'discardDefenseToken'; readonly unit: UnitId; readonly place: number }
  /** The one critical effect of the attack. */
  | { readonly kind: 'resolveCritical'; readonly key: CardKey }
  /** The next so many damage cards of this attack are dealt faceup. ar.critical.default */
  | { readonly kind: 'dealNextFaceup'; readonly count: number }
  | { readonly kind: 'fixTotal' }
  /** Rolls dice outside an attack. ar.dice.non-attack-rolls */
  | {
      readonly kind: 'rollFor';
      readonly unit: UnitId;
      readonly source: string;
      readonly colour: DieColour;
      readonly count: number;
      /** A facedown damage card for each hit or critical icon, the first faceup if a critical came up. */
      readonly outcome: 'damageCards';
    }
  // Damage
  | {
      readonly kind: 'sufferDamage';
      readonly unit: UnitId;
      /** Null lets the owner of a ship choose. */
      readonly zone: HullZone | null;
      readonly points: number;
      readonly source: string;
    }
  /** A point is about to be suffered. */
  | { readonly kind: 'tellDamage'; readonly unit: UnitId; readonly source: string }
  | { readonly kind: 'loseShields'; readonly ship: ShipId; readonly zone: HullZone; readonly count: number }
  | { readonly kind: 'recoverShield'; readonly ship: ShipId; readonly zone: HullZone }
  | { readonly kind: 'moveShield'; readonly ship: ShipId; readonly from: HullZone; readonly to: HullZone }
  | { readonly kind: 'loseHull'; readonly squadron: SquadronId }
  | { readonly kind: 'recoverHull'; readonly squadron: SquadronId }
  /** Deals a card past the shields. */
  | {
      readonly kind: 'dealDamageCard';
      readonly ship: ShipId;
      readonly faceup: boolean;
      readonly source: string;
    }
  /** Deals the faceup card once everyone who speaks before it has spoken. */
  | { readonly kind: 'dealFaceup'; readonly ship: ShipId; readonly source: string }
  /** One facedown card each, dealt together. ar.overlap.ship-damage-both */
  | { readonly kind: 'dealTogether'; readonly ships: readonly ShipId[]; readonly source: string }
  | { readonly kind: 'putInForce'; readonly ship: ShipId; readonly key: CardKey }
  | {
      readonly kind: 'flipDamageCard';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly faceup: boolean;
    }
  /** Turns a facedown card faceup that chance picks. */
  | { readonly kind: 'flipRandomFaceup'; readonly ship: ShipId; readonly source: string }
  | { readonly kind: 'discardDamageCard'; readonly ship: ShipId; readonly key: CardKey }
  | {
      readonly kind: 'lookAtDeck';
      readonly seat: SeatId;
      readonly ship: ShipId;
      readonly count: number;
      readonly source: string;
    }
  /** Of the cards looked at, the one at this place stays on top and the others are discarded. */
  | { readonly kind: 'keepOnTop'; readonly place: number; readonly looked: number }
  /** Marks everything whose hull is used up, all at once. ar.damage.ship-destroyed-at-hull */
  | { readonly kind: 'checkDestruction' }
  | { readonly kind: 'destroyUnit'; readonly unit: UnitId }
  /** Takes destroyed units off the table, unless an attack further out still needs them. */
  | { readonly kind: 'removeDestroyed' }
  // Cards
  | { readonly kind: 'exhaustUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'discardUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  /** Counts a use of a card, for abilities with a limit. */
  | { readonly kind: 'countUse'; readonly unit: UnitId; readonly key: CardKey; readonly scope: UseScope }
  /** Puts a question of a card to a seat; what belongs to the answer follows. */
  | {
      readonly kind: 'choose';
      readonly seat: SeatId;
      readonly unit: UnitId;
      readonly source: string;
      readonly options: readonly CardOption[];
    }
  // Objectives
  | { readonly kind: 'markObjectiveShip'; readonly ship: ShipId }
  | { readonly kind: 'placeObjectiveToken'; readonly token: Omit<ObjectiveToken, 'id'> }
  | { readonly kind: 'moveObjectiveToken'; readonly token: ObjectiveTokenId; readonly to: Point }
  | { readonly kind: 'removeObjectiveToken'; readonly token: ObjectiveTokenId }
  | { readonly kind: 'gainVictoryTokens'; readonly side: Side; readonly count: number };

export type MoveCause = 'move' | 'displaced' | 'deployment';

/** One answer to a question of a card. */
export interface CardOption {
  readonly answer: Plain;
  readonly effects: readonly ArmadaEffect[];
}
