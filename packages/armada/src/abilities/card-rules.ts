import type {
  CardInPlay as AnyCardInPlay,
  CardRules as AnyCardRules,
  Here as AnyHere,
  WindowAbility as AnyWindowAbility,
  CardTypes,
  Setting,
} from '@sortie/cards';
import type { DieColour, HullZone } from '../catalogue/index.ts';
import type {
  ArmadaEffect,
  Attack,
  CardKey,
  Need,
  Question,
  Ship,
  Squadron,
  Table,
  Unit,
  UnitId,
  UseScope,
} from '../model/index.ts';
import type { Windows } from './windows.ts';

/** The types of Armada's cards. */
export interface ArmadaCards extends CardTypes {
  readonly table: Table;
  readonly owner: UnitId;
  readonly key: CardKey;
  readonly effect: ArmadaEffect;
  readonly windows: Windows;
  /** Each is asked of every card in play; a card that speaks of itself alone compares with `self`. */
  readonly sums: {
    readonly hullValue: { readonly ship: Ship };
    readonly squadronValue: { readonly ship: Ship };
    /** Engineering points of a Repair command, beyond those of dial and token. */
    readonly engineeringPoints: { readonly ship: Ship };
    /** Dice of one colour in the battery of a hull zone, or of a squadron, whose zone is null. */
    readonly battery: { readonly unit: Unit; readonly zone: HullZone | null; readonly colour: DieColour };
    readonly antiSquadron: { readonly unit: Unit; readonly colour: DieColour };
    /** What each critical icon adds to the damage total. */
    readonly criticalDamage: { readonly attack: Attack };
    /** To the total once it is fixed and braced. */
    readonly damageTotal: { readonly attack: Attack };
    readonly squadronSpeed: { readonly squadron: Squadron };
    /** To the yaw of one joint, counted from 1, at a speed. */
    readonly yaw: { readonly ship: Ship; readonly speed: number; readonly joint: number };
  };
  readonly settings: {
    readonly engineeringValue: Setting<{ readonly printed: number }, number>;
    /** At which speed a squadron may move that others hold, asked of the ship that activates it; 0 when it may not. */
    readonly speedWhileHeld: Setting<{ readonly squadron: Squadron }, number>;
  };
  readonly question: Question;
  readonly need: Need;
  readonly scope: UseScope;
  readonly parts: object;
}

export type Here = AnyHere<ArmadaCards>;
export type WindowAbility = AnyWindowAbility<ArmadaCards>;
export type CardInPlay = AnyCardInPlay<ArmadaCards>;
/** Everything a card does. */
export type CardRules = AnyCardRules<ArmadaCards>;
