import type { SeatId } from '@sortie/kernel';
import type { AttackColour, AttackFace, DefenseFace } from '../../catalogue/index.ts';
import type { Attacking, FormedPool, SufferingWounds } from '../flows/attack-flows.ts';
import type { CardKey, MiniatureId, TokenId, UnitId } from '../ids.ts';
import type { Place, Stand } from '../place.ts';
import type { VehicleDamage } from '../unit.ts';

/** Dice of the innermost pool, by their places. */
type DiceEffect =
  | { readonly kind: 'rollAttackDice' }
  | {
      readonly kind: 'addAttackDice';
      readonly colour: AttackColour;
      readonly count: number;
      readonly source: string;
    }
  | { readonly kind: 'rerollAttackDice'; readonly dice: readonly number[]; readonly source: string }
  | { readonly kind: 'convertAttackSurges' }
  | { readonly kind: 'findCover' }
  /** Cover cancels so many hits. lg.cover.light-cancels-1 */
  | { readonly kind: 'useCover'; readonly count: number }
  /** A dodge token cancels the die, or nothing. lg.actions.dodge.spend-without-hits */
  | { readonly kind: 'spendDodge'; readonly unit: UnitId; readonly die: number | null }
  | { readonly kind: 'cancelAttackDice'; readonly dice: readonly number[]; readonly source: string }
  | {
      readonly kind: 'turnAttackDice';
      readonly dice: readonly number[];
      readonly to: AttackFace;
      readonly source: string;
    }
  | { readonly kind: 'guard'; readonly guardian: UnitId; readonly count: number }
  | { readonly kind: 'rollDefenseDice' }
  | { readonly kind: 'rerollDefenseDice'; readonly dice: readonly number[]; readonly source: string }
  | { readonly kind: 'convertDefenseSurges' }
  | { readonly kind: 'cancelDefenseDice'; readonly dice: readonly number[]; readonly source: string }
  | {
      readonly kind: 'turnDefenseDice';
      readonly dice: readonly number[];
      readonly to: DefenseFace;
      readonly source: string;
    }
  // Dice of the innermost guardian
  | { readonly kind: 'rollGuardianDice' }
  | { readonly kind: 'convertGuardianSurges' }
  /** Pierce cancels so many blocks, of the guardian while its dice lie there, otherwise of the defender. */
  | { readonly kind: 'usePierce'; readonly count: number }
  | { readonly kind: 'compareResults' };

type WoundEffect =
  | {
      readonly kind: 'sufferWounds';
      readonly wounds: Pick<SufferingWounds, 'unit' | 'left' | 'among' | 'leaderLast' | 'from' | 'source'>;
    }
  | { readonly kind: 'preventWounds'; readonly count: number; readonly source: string }
  | {
      readonly kind: 'assignWound';
      readonly unit: UnitId;
      readonly miniature: MiniatureId;
      readonly source: string;
    }
  | {
      readonly kind: 'removeWounds';
      readonly unit: UnitId;
      readonly miniature: MiniatureId;
      readonly count: number;
    }
  | { readonly kind: 'restoreMiniature'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | { readonly kind: 'defeatMiniature'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | {
      readonly kind: 'defeatUnit';
      readonly unit: UnitId;
      readonly by: UnitId | null;
      readonly rule: string;
      /** Where its last miniature stood; missing while it still stands. */
      readonly stood?: Stand;
    }
  /** The unit leaves the battlefield. */
  | { readonly kind: 'removeUnit'; readonly unit: UnitId; readonly by: UnitId | null }
  | { readonly kind: 'makeLeader'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | { readonly kind: 'rollResilience'; readonly unit: UnitId }
  | {
      readonly kind: 'damageVehicle';
      readonly unit: UnitId;
      readonly damage: VehicleDamage;
      readonly weapon: string | null;
    }
  | { readonly kind: 'repairVehicle'; readonly unit: UnitId; readonly damage: VehicleDamage };

type ChargeEffect =
  | { readonly kind: 'armCharges'; readonly unit: UnitId; readonly card: CardKey; readonly count: number }
  | { readonly kind: 'placeCharge'; readonly unit: UnitId; readonly card: CardKey; readonly at: Place }
  /** A mine is tried: whether it goes off, and how often. */
  | { readonly kind: 'rollMine'; readonly token: TokenId; readonly unit: UnitId }
  | {
      readonly kind: 'detonate';
      readonly token: TokenId;
      readonly unit: UnitId;
      readonly by: SeatId;
      /** How often it goes off before it is removed; once where nothing is said. */
      readonly times?: number;
    }
  /** The token that goes off attacks a unit. */
  | { readonly kind: 'attackFromToken'; readonly defender: UnitId }
  | { readonly kind: 'removeToken'; readonly token: TokenId };

export type AttackEffect =
  /** A card or rule lets a unit attack. */
  | { readonly kind: 'orderAttack'; readonly attack: Omit<Attacking, 'number' | 'pools' | 'resolved'> }
  /** Up to so many, one after the other, against different units. */
  | {
      readonly kind: 'orderAttacks';
      readonly attack: Omit<Attacking, 'number' | 'pools' | 'resolved'>;
      readonly count: number;
    }
  | { readonly kind: 'formPool'; readonly pool: FormedPool }
  /** A weapon of another unit joins a pool that was formed. */
  | {
      readonly kind: 'joinPool';
      readonly defender: UnitId;
      readonly of: UnitId;
      readonly miniature: MiniatureId;
      readonly weapon: string;
    }
  | { readonly kind: 'resolvePool'; readonly defender: UnitId }
  | DiceEffect
  | WoundEffect
  | ChargeEffect;
