import type { CardUse } from '@sortie/cards';
import type { Pose } from '@sortie/geometry';
import type { SeatId, Side } from '@sortie/kernel';
import type {
  Command,
  DamageCardId,
  DefenseToken,
  HullZone,
  ShipCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import type { CardKey, ShipId, UnitId } from './ids.ts';

export interface UpgradeInPlay {
  readonly key: CardKey;
  readonly card: UpgradeCardId;
  /** A discarded upgrade lies facedown. ar.upgrade.discarded-facedown */
  readonly faceup: boolean;
  /** ar.state.readied-and-exhausted-exclusive */
  readonly exhausted: boolean;
}

export interface DamageInPlay {
  readonly key: CardKey;
  /** Null for a faceless card, dealt when deck and discard pile were both empty. ar.damage.deck-reshuffle */
  readonly card: DamageCardId | null;
  readonly faceup: boolean;
  /** Its lasting text is in force: everyone who may speak before it has spoken. */
  readonly inForce: boolean;
  /** Newer cards have a higher one. */
  readonly serial: number;
}

/** A defense token by its place on the card; the place is how it is named. */
export interface DefenseTokenInPlay {
  readonly token: DefenseToken;
  readonly state: 'readied' | 'exhausted' | 'discarded';
}

/** A command dial that lies facedown in a ship's stack. */
export interface StackedDial {
  readonly command: Command;
  /** The round in which it was assigned: in that Command phase its owner may still change it. */
  readonly round: number;
  /** Seats other than the owner's that have seen it or set it. ar.dial.hidden-until-revealed */
  readonly knownTo: readonly SeatId[];
}

/** How long the use of a card counts; an activation is that of a ship or of a squadron. */
export type UseScope = 'attack' | 'activation' | 'round' | 'game';

/** An attack that a unit has made this round, for limits on zones and targets. */
export interface MadeAttack {
  /** The number of the activation in which it was made. */
  readonly activation: number;
  /** Null for a squadron's. */
  readonly zone: HullZone | null;
  readonly targets: readonly { readonly unit: UnitId; readonly zone: HullZone | null }[];
}

/** What every unit has. */
interface UnitFields {
  readonly seat: SeatId;
  readonly side: Side;
  readonly defenseTokens: readonly DefenseTokenInPlay[];
  /** What its cards have been used for, as far as it counts. */
  readonly uses: readonly CardUse<UseScope>[];
  /** This round's attacks. */
  readonly attacks: readonly MadeAttack[];
  /** The round in which it was destroyed; null while it is not. */
  readonly destroyed: number | null;
  /** A destroyed unit is taken off the table by the outermost attack. ar.keyword.counter-after-destruction */
  readonly removed: boolean;
  /** An objective keeps it out of play for now. */
  readonly setAside: boolean;
}

export interface Ship extends UnitFields {
  readonly kind: 'ship';
  readonly id: ShipId;
  readonly card: ShipCardId;
  readonly upgrades: readonly UpgradeInPlay[];
  /** The middle of the base and where the bow points; null before deployment. */
  readonly pose: Pose | null;
  /** What the speed dial shows. ar.speed.ship-dial */
  readonly speed: number;
  /** ar.shields.per-zone */
  readonly shields: Readonly<Record<HullZone, number>>;
  readonly damage: readonly DamageInPlay[];
  /** Facedown, the top one first. ar.phase.command.new-dial-at-bottom */
  readonly dials: readonly StackedDial[];
  /** The dial revealed in this activation and not spent yet. */
  readonly revealedDial: Command | null;
  /** The dial that lies spent or discarded on the ship card. ar.dial.stays-on-card-until-reassigned */
  readonly usedDial: Command | null;
  readonly commandTokens: readonly Command[];
  readonly activated: boolean;
  /** Commands resolved this round. ar.commands.once-per-round */
  readonly resolved: readonly Command[];
}
