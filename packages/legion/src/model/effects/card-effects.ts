import type { CardKey, UnitId } from '../ids.ts';
import type { UseScope } from '../unit.ts';

export type CardEffect =
  | { readonly kind: 'countUse'; readonly unit: UnitId; readonly key: CardKey; readonly scope: UseScope }
  | { readonly kind: 'exhaustUpgrade'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'readyUpgrade'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'discardUpgrade'; readonly unit: UnitId; readonly key: CardKey }
  | { readonly kind: 'flipUpgrade'; readonly unit: UnitId; readonly key: CardKey; readonly side: 0 | 1 }
  | {
      readonly kind: 'placeWoundsOnCard';
      readonly unit: UnitId;
      readonly key: CardKey;
      readonly count: number;
      readonly from: UnitId | null;
    };
