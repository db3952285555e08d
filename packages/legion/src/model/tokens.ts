import type { Side } from '@sortie/kernel';
import type { UpgradeCardId } from '../catalogue/index.ts';
import type { TokenId, UnitId } from './ids.ts';
import type { Place } from './place.ts';

/** A token that lies on the battlefield. */
export interface BattlefieldToken {
  readonly id: TokenId;
  readonly kind: 'objective' | 'condition' | 'charge';
  /** Null while a unit set aside is marked with it. */
  readonly at: Place | null;
  /** The side that it belongs to; null for nobody's. lg.area-weapon.charge.owner-colour */
  readonly side: Side | null;
  /** The card a charge token belongs to. lg.area-weapon.charge.token-types */
  readonly card: UpgradeCardId | null;
  /** The unit whose leader has claimed it, or that it marks. */
  readonly unit: UnitId | null;
  /** The terrain piece it lies on, where the objective says so. */
  readonly terrain: string | null;
  /** lg.battle-card.objective.sabotage.min-zero */
  readonly wounds: number;
}
