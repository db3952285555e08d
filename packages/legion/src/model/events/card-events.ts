import type { CardKey, UnitId } from '../ids.ts';
import type { UseScope } from '../unit.ts';

export type CardEvent =
  | {
      readonly kind: 'useCounted';
      readonly unit: UnitId;
      readonly key: CardKey;
      readonly scope: UseScope;
      readonly during: number;
    }
  | { readonly kind: 'upgradeExhausted'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'upgradeReadied'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'upgradeDiscarded'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'upgradeFlipped'; readonly unit: UnitId; readonly key: CardKey; readonly side: 0 | 1 }
  | {
      readonly kind: 'woundsPlacedOnCard';
      readonly unit: UnitId;
      readonly key: CardKey;
      readonly count: number;
      readonly from: UnitId | null;
    };
