import type { SeatId } from '@sortie/kernel';
import type { AttackColour, AttackFace, DefenseColour, DefenseFace } from '../../catalogue/index.ts';
import type { AttackPool, CoverGrade, FormedPool, PoolWeapon } from '../flows/attack-flows.ts';
import type { MiniatureId, TokenId, UnitId } from '../ids.ts';
import type { BattlefieldToken } from '../tokens.ts';
import type { VehicleDamage } from '../unit.ts';

export interface RolledAttackDie {
  readonly colour: AttackColour;
  readonly face: AttackFace;
}

export interface RolledDefenseDie {
  readonly colour: DefenseColour;
  readonly face: DefenseFace;
}

/** Dice by their places in the pool. */
type DiceEvent =
  | { readonly kind: 'attackDiceRolled'; readonly dice: readonly RolledAttackDie[] }
  | ({ readonly kind: 'attackDieAdded'; readonly source: string } & RolledAttackDie)
  | {
      readonly kind: 'attackDieRerolled';
      readonly die: number;
      readonly to: AttackFace;
      readonly source: string;
    }
  /** `surge` is the source where a chart turned it. lg.attack.4.convert-surges */
  | {
      readonly kind: 'attackDieTurned';
      readonly die: number;
      readonly to: AttackFace;
      readonly source: string;
    }
  | { readonly kind: 'attackDieCancelled'; readonly die: number; readonly source: string }
  | { readonly kind: 'coverFound'; readonly grade: CoverGrade }
  | { readonly kind: 'coverUsed'; readonly count: number }
  | { readonly kind: 'dodgeSpent'; readonly unit: UnitId }
  | { readonly kind: 'defenseDiceRolled'; readonly unit: UnitId; readonly dice: readonly RolledDefenseDie[] }
  | {
      readonly kind: 'defenseDieRerolled';
      readonly die: number;
      readonly to: DefenseFace;
      readonly source: string;
    }
  | {
      readonly kind: 'defenseDieTurned';
      readonly die: number;
      readonly to: DefenseFace;
      readonly source: string;
    }
  | { readonly kind: 'defenseDieCancelled'; readonly die: number; readonly source: string }
  | { readonly kind: 'defenseSurgesShown'; readonly count: number }
  | { readonly kind: 'guardianDiceRolled'; readonly unit: UnitId; readonly dice: readonly RolledDefenseDie[] }
  | { readonly kind: 'guardianDieTurned'; readonly die: number; readonly to: DefenseFace }
  | { readonly kind: 'pierceUsed'; readonly count: number };

type WoundEvent =
  | {
      readonly kind: 'woundsPrevented';
      readonly unit: UnitId;
      readonly count: number;
      readonly source: string;
    }
  | {
      readonly kind: 'woundAssigned';
      readonly unit: UnitId;
      readonly miniature: MiniatureId;
      readonly source: string;
    }
  | {
      readonly kind: 'woundsRemoved';
      readonly unit: UnitId;
      readonly miniature: MiniatureId;
      readonly count: number;
    }
  | { readonly kind: 'miniatureDefeated'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | {
      readonly kind: 'miniatureRestored';
      readonly unit: UnitId;
      readonly miniature: MiniatureId;
      readonly wounds: number;
    }
  | { readonly kind: 'leaderReplaced'; readonly unit: UnitId; readonly miniature: MiniatureId }
  | { readonly kind: 'unitDefeated'; readonly unit: UnitId; readonly by: UnitId | null }
  /** To nobody when they leave the game. lg.unit-keyword.bounty.mark-lost */
  | { readonly kind: 'marksMoved'; readonly from: UnitId; readonly to: UnitId | null }
  | { readonly kind: 'resilienceRolled'; readonly unit: UnitId; readonly face: DefenseFace }
  | {
      readonly kind: 'vehicleDamaged';
      readonly unit: UnitId;
      readonly damage: VehicleDamage;
      readonly weapon: string | null;
    }
  | { readonly kind: 'vehicleRepaired'; readonly unit: UnitId; readonly damage: VehicleDamage };

export type AttackEvent =
  | { readonly kind: 'poolFormed'; readonly unit: UnitId; readonly attack: number; readonly pool: FormedPool }
  /** A weapon of another unit. */
  | { readonly kind: 'poolJoined'; readonly defender: UnitId; readonly weapon: PoolWeapon }
  | ({ readonly kind: 'poolBegun' } & Pick<
      AttackPool,
      'number' | 'attack' | 'attacker' | 'token' | 'defender' | 'type' | 'range' | 'weapons'
    >)
  | {
      readonly kind: 'resultsCompared';
      readonly defender: UnitId;
      readonly results: number;
      readonly blocks: number;
    }
  | DiceEvent
  | WoundEvent
  | { readonly kind: 'chargePlaced'; readonly unit: UnitId; readonly token: BattlefieldToken }
  | {
      readonly kind: 'mineRolled';
      readonly token: TokenId;
      readonly unit: UnitId;
      readonly face: DefenseFace;
    }
  | {
      readonly kind: 'tokenDetonated';
      readonly token: TokenId;
      readonly unit: UnitId;
      readonly by: SeatId;
    }
  | { readonly kind: 'tokenRemoved'; readonly token: TokenId };
