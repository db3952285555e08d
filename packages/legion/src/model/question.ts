import type { Weapon } from '../catalogue/index.ts';
import type { AttackPool, AttackType } from './flows/attack-flows.ts';
import type { MoveType } from './flows/movement-flows.ts';
import type { ActionKind } from './flows/round-flows.ts';
import type { UnitId } from './ids.ts';
import type { Unit } from './unit.ts';

/** An attack as it would be declared, before a card has spoken. */
export interface Target {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly type: AttackType;
  readonly range: number;
}

/**
 * A question that cards may answer with a ban, or that a card may lift a general rule for. A ban on a card is final.
 * lg.golden-rules.cannot-is-absolute
 */
export type Question =
  // Bans
  | { readonly kind: 'target'; readonly target: Target }
  | { readonly kind: 'move'; readonly unit: Unit; readonly type: MoveType }
  | { readonly kind: 'act'; readonly unit: Unit; readonly action: ActionKind; readonly isFree: boolean }
  | { readonly kind: 'beOrdered'; readonly unit: Unit; readonly by: UnitId | null }
  /** Nobody comes into base contact with the unit. */
  | { readonly kind: 'touch'; readonly unit: Unit }
  | { readonly kind: 'useCover'; readonly pool: AttackPool }
  | { readonly kind: 'spendDodge'; readonly pool: AttackPool }
  | { readonly kind: 'pierce'; readonly pool: AttackPool }
  | { readonly kind: 'deflect'; readonly pool: AttackPool }
  | { readonly kind: 'loseSuppression'; readonly unit: Unit }
  /** It rolls no dice in its Rally step. */
  | { readonly kind: 'rollRally'; readonly unit: Unit }
  // Lifted rules
  /** Enemies attack it before others. */
  | { readonly kind: 'drawFire'; readonly unit: Unit }
  | { readonly kind: 'moveWhileEngaged'; readonly unit: Unit }
  /** Orders may be issued to it from any distance. */
  | { readonly kind: 'orderFromAfar'; readonly unit: Unit; readonly by: UnitId }
  /** It climbs and clambers as a trooper. */
  | { readonly kind: 'climbAsTrooper'; readonly unit: Unit }
  | { readonly kind: 'clamberSafely'; readonly unit: Unit }
  | { readonly kind: 'ignoreDifficult'; readonly unit: Unit; readonly type: MoveType }
  /** It pivots as far as it likes. */
  | { readonly kind: 'pivotFreely'; readonly unit: Unit }
  | { readonly kind: 'dodgeCriticals'; readonly pool: AttackPool }
  /** The defender's cover cancels nothing. */
  | { readonly kind: 'ignoreCover'; readonly pool: AttackPool }
  /** Infiltrate: deployed outside the zones. */
  | { readonly kind: 'deployAnywhere'; readonly unit: Unit };

/** What must be possible for an ability to be offered at all. */
export type Need =
  | {
      readonly kind: 'attack';
      readonly unit: UnitId;
      readonly types: 'any' | AttackType;
      readonly against: UnitId | null;
      readonly notAgainst?: readonly UnitId[];
      /** A weapon that the attack alone has. */
      readonly lent?: Weapon;
      /** A card action that is treated as an attack action will do. lg.actions.card.treated-as-type */
      readonly orByCard?: true;
    }
  | {
      readonly kind: 'move';
      readonly unit: UnitId;
      readonly types: readonly MoveType[];
      readonly speed: number | null;
      /** How many actions a clamber takes; 1 where nothing is said. */
      readonly cost?: number;
    };
