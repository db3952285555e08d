import type { SeatId } from '@sortie/kernel';
import type { AttackColour, AttackFace, DefenseFace } from '../../catalogue/index.ts';
import type { Attacking, CoverGrade, FormedPool, SufferingWounds } from '../flows/attack-flows.ts';
import type { CardKey, MiniatureId, TokenId, UnitId } from '../ids.ts';
import type { Place } from '../place.ts';
import type { VehicleDamage } from '../unit.ts';

export type AttackEffect =
  /** A card or rule lets a unit attack. */
  | { readonly kind: 'orderAttack'; readonly attack: Omit<Attacking, 'number' | 'pools' | 'resolved'> }
  | { readonly kind: 'formPool'; readonly pool: FormedPool }
  | { readonly kind: 'resolvePool'; readonly defender: UnitId }
  // Dice of the innermost pool
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
  | { readonly kind: 'setCover'; readonly grade: CoverGrade; readonly source: string }
  | { readonly kind: 'cancelAttackDice'; readonly dice: readonly number[]; readonly source: string }
  | {
      readonly kind: 'turnAttackDice';
      readonly dice: readonly number[];
      readonly to: AttackFace;
      readonly source: string;
    }
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
  | { readonly kind: 'spendDodge'; readonly unit: UnitId; readonly die: number | null }
  | {
      readonly kind: 'guard';
      readonly guardian: UnitId;
      readonly dice: readonly number[];
      readonly by: SeatId;
    }
  | { readonly kind: 'compareResults' }
  | { readonly kind: 'suppressDefender' }
  // Wounds and defeat
  | {
      readonly kind: 'sufferWounds';
      readonly wounds: Pick<SufferingWounds, 'unit' | 'left' | 'among' | 'leaderLast' | 'from' | 'source'>;
    }
  | { readonly kind: 'preventWounds'; readonly count: number }
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
  | { readonly kind: 'defeatUnit'; readonly unit: UnitId; readonly by: UnitId | null; readonly rule: string }
  | { readonly kind: 'makeLeader'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | { readonly kind: 'rollResilience'; readonly unit: UnitId }
  | {
      readonly kind: 'damageVehicle';
      readonly unit: UnitId;
      readonly damage: VehicleDamage;
      readonly weapon: string | null;
    }
  | { readonly kind: 'repairVehicle'; readonly unit: UnitId; readonly damage: VehicleDamage }
  // Charges and mines
  | { readonly kind: 'placeCharge'; readonly unit: UnitId; readonly card: CardKey; readonly at: Place }
  | { readonly kind: 'detonate'; readonly token: TokenId; readonly unit: UnitId; readonly by: SeatId }
  | { readonly kind: 'removeToken'; readonly token: TokenId };
