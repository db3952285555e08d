import type { Plain, SeatId } from '@sortie/kernel';
import type { AttackEffect } from './effects/attack-effects.ts';
import type { CardEffect } from './effects/card-effects.ts';
import type { MovementEffect } from './effects/movement-effects.ts';
import type { RoundEffect } from './effects/round-effects.ts';
import type { SetUpEffect } from './effects/set-up-effects.ts';
import type { UnitId } from './ids.ts';

/** What the rules order. Effects are plain data and wait in the state while another flow runs. */
export type LegionEffect =
  | RoundEffect
  | MovementEffect
  | AttackEffect
  | SetUpEffect
  | CardEffect
  | AskForCard;

/** A card needs an answer before it goes on. */
export interface AskForCard {
  readonly kind: 'askForCard';
  readonly seat: SeatId;
  readonly unit: UnitId;
  readonly source: string;
  readonly options: readonly CardOption[];
}

/** One answer to a card's question, and what it brings. */
export interface CardOption {
  readonly answer: Plain;
  readonly effects: readonly LegionEffect[];
}
