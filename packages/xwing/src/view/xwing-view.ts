import type { SeatId } from '@sortie/kernel';
import type { DamageCardId, Difficulty, Maneuver } from '../catalogue/index.ts';
import type { Attack, DamageInPlay, Ship, XwingState } from '../model/index.ts';

/** A ship as a viewer knows it. */
export interface ShipView extends Omit<Ship, 'dial' | 'damage'> {
  /** `hidden` for a facedown dial of somebody else. */
  readonly dial: Maneuver | 'hidden' | null;
  /** The card of a facedown one is null for everybody. */
  readonly damage: readonly (DamageInPlay & { readonly counter: boolean })[];
  /** The numbers in force, cards counted in. */
  readonly values: {
    readonly pilotSkill: number;
    readonly agility: number;
    readonly primaryWeapon: number;
    readonly hull: number;
    readonly shields: number;
    /** Maneuvers whose colour differs from the dial in print, by bearing and speed: `bankLeft 2`. */
    readonly recoloured: Readonly<Record<string, Difficulty>>;
  };
}

/** The table as `view` shows it. */
export interface XwingView extends Omit<XwingState, 'engine' | 'ships' | 'decks'> {
  readonly ships: readonly ShipView[];
  readonly decks: readonly {
    readonly left: number;
    readonly discard: readonly DamageCardId[];
    readonly draw?: readonly DamageCardId[];
  }[];
  readonly attack: Attack | null;
  /** Seats that have closed their planning. */
  readonly ready: readonly SeatId[];
  readonly scores: readonly [number, number];
}
