import type { CardRules, CardTypes, CardUse, Setting } from '@sortie/cards';
import type { SeatId } from '@sortie/kernel';

/** Lamps is made up for these tests: lamps hold cards, light each other up and go out. */
export interface Lamp {
  readonly id: string;
  readonly seat: SeatId;
  readonly isOut: boolean;
}

export interface HeldCard {
  readonly key: string;
  readonly card: string;
  readonly lamp: string;
  readonly stage: 'dealt' | 'inForce' | 'discarded';
  readonly exhausted: boolean;
  readonly uses: readonly CardUse<Scope>[];
  readonly age: number;
  readonly value?: number;
}

export type Scope = 'flash' | 'night' | 'game';

export interface Flash {
  readonly from: string;
  readonly to: string;
  readonly number: number;
}

export interface LampState {
  serial: number;
  night: number;
  flash: Flash | null;
  lamps: Lamp[];
  cards: HeldCard[];
  /** What has been lit, in order. */
  lit: string[];
}

export type LampEffect =
  | { readonly kind: 'light'; readonly lamp: string }
  | { readonly kind: 'exhaust'; readonly key: string }
  | { readonly kind: 'discard'; readonly key: string }
  | { readonly kind: 'countUse'; readonly key: string; readonly scope: Scope };

/** What cards may ask. */
export interface LampTable {
  lamp(id: string): Lamp;
  readonly lamps: readonly Lamp[];
  glow(id: string): number;
}

export interface LampCards extends CardTypes {
  readonly table: LampTable;
  readonly owner: string;
  readonly key: string;
  readonly effect: LampEffect;
  readonly windows: { readonly flashed: { readonly flash: Flash }; readonly dusk: object };
  readonly sums: { readonly glow: object; readonly pierce: { readonly flash: Flash } };
  readonly settings: { readonly colour: Setting<object, 'amber' | 'blue' | 'red'> };
  readonly question:
    | { readonly kind: 'light'; readonly lamp: string }
    | { readonly kind: 'flash'; readonly from: string };
  readonly need: { readonly lamp: string };
  readonly scope: Scope;
  readonly parts: { readonly shadesItsLamp?: boolean };
}

export type LampRules = CardRules<LampCards>;
