import type { Point, Pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type { DamageCardId, UpgradeId } from '../catalogue/index.ts';
import type { DropWay } from './directions.ts';
import type { BombTokenId, CardKey, SatelliteId, ShipId } from './ids.ts';

/** What the rules order of damage, bombs and satellites. */
export type DamageEffect =
  // Damage
  | {
      readonly kind: 'sufferDamage';
      readonly ship: ShipId;
      readonly hits: number;
      readonly crits: number;
      readonly source: string;
    }
  /** More, or less, of the damage that is about to be suffered. */
  | { readonly kind: 'addDamage'; readonly hits: number; readonly crits: number }
  | { readonly kind: 'loseShield'; readonly ship: ShipId }
  | { readonly kind: 'recoverShield'; readonly ship: ShipId }
  /** Deals a card past the shields. xw.damage.deal-vs-suffer */
  | {
      readonly kind: 'dealDamageCard';
      readonly ship: ShipId;
      readonly faceup: boolean;
      readonly source: string;
      /** Chosen out of so many cards drawn; the others are discarded. */
      readonly chosen?: {
        readonly card: DamageCardId;
        readonly drawn: number;
        /** The cards that have let their player choose. */
        readonly by: readonly CardKey[];
      };
    }
  | {
      readonly kind: 'flipDamageCard';
      readonly ship: ShipId;
      readonly key: CardKey;
      readonly faceup: boolean;
    }
  /** One of the ship's facedown cards, by chance, is turned faceup. */
  | { readonly kind: 'flipRandomCard'; readonly ship: ShipId }
  /** The text of a faceup card comes into force. */
  | { readonly kind: 'putInForce'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'discardDamageCard'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'renewDecks' }
  | { readonly kind: 'discardUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'returnUpgrade'; readonly ship: ShipId; readonly key: CardKey }
  | { readonly kind: 'checkDestruction'; readonly ship: ShipId }
  | { readonly kind: 'doomShip'; readonly ship: ShipId }
  | { readonly kind: 'loseShip'; readonly ship: ShipId; readonly how: 'destroyed' | 'fled' | 'escaped' }
  /** Ends the game where a rule ends it at once. */
  | { readonly kind: 'checkVictory' }
  // Bombs, missions
  | { readonly kind: 'dropBomb'; readonly ship: ShipId; readonly bomb: UpgradeId; readonly how?: DropWay }
  /** xw.later.cargo.token */
  | { readonly kind: 'dropCargo'; readonly ship: ShipId }
  /** Its player puts the tokens of a bomb on the table. xw.later.bomb.placed */
  | { readonly kind: 'placeBomb'; readonly ship: ShipId; readonly bomb: UpgradeId }
  | {
      readonly kind: 'layBomb';
      readonly ship: ShipId;
      readonly bomb: UpgradeId;
      readonly pose: Pose;
    }
  | { readonly kind: 'removeBomb'; readonly bomb: BombTokenId; readonly by: ShipId | null }
  /** What a bomb does to one ship. */
  | {
      readonly kind: 'strikeShip';
      readonly ship: ShipId;
      readonly bomb: UpgradeId;
      readonly side: Side;
    }
  | { readonly kind: 'detonate'; readonly bomb: BombTokenId; readonly by: ShipId | null }
  | { readonly kind: 'markDisabledShip'; readonly ship: ShipId }
  | { readonly kind: 'placeSatellite'; readonly satellite: SatelliteId; readonly at: Point }
  | { readonly kind: 'scanSatellite'; readonly satellite: SatelliteId; readonly ship: ShipId }
  /** Every satellite on the ship's card goes back to the supply. */
  | { readonly kind: 'returnSatellites'; readonly ship: ShipId };
