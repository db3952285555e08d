import type { SeatId } from '@sortie/kernel';
import type { CardOption } from './effect.ts';
import type { UnitId } from './ids.ts';

/** Asks a seat something a card needs, then performs what belongs to the answer. */
export interface CardQuestion {
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly source: string;
  readonly options: readonly CardOption[];
}
