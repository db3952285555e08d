import type {
  CardInPlay as AnyCardInPlay,
  CardRules as AnyCardRules,
  Here as AnyHere,
  WindowAbility as AnyWindowAbility,
  CardTypes,
  Cost,
  Setting,
} from '@sortie/cards';
import type { SeatId } from '@sortie/kernel';
import type {
  AttackColour,
  AttackSurge,
  CommandCardId,
  DefenseColour,
  DefenseSurge,
  KeywordId,
  UnitKeywordUse,
  Weapon,
} from '../catalogue/index.ts';
import type {
  AttackPool,
  AttackType,
  CardKey,
  CoverGrade,
  LegionEffect,
  MoveType,
  Need,
  Phase,
  Question,
  Table,
  Unit,
  UnitId,
  UseScope,
} from '../model/index.ts';
import type { BattleParts } from './battle-parts.ts';
import type { Windows } from './windows.ts';

/** The types of Legion's cards. */
export interface LegionCards extends CardTypes {
  readonly table: Table;
  readonly owner: UnitId;
  readonly key: CardKey;
  readonly effect: LegionEffect;
  readonly windows: Windows;
  /** Each is asked of every card in play; a card that speaks of itself alone compares with `self`. */
  readonly sums: {
    /** To a courage that is no dash. */
    readonly courage: { readonly unit: Unit };
    /** What raises and what lowers the maximum speed, apart: all raises come first. lg.move.speed.modifier-order */
    readonly speedRaised: { readonly unit: Unit };
    readonly speedLowered: { readonly unit: Unit };
    /** Segments of terrain, in height, that the unit passes over and ends on in such a move. */
    readonly passedOver: { readonly unit: Unit; readonly type: MoveType };
    /** Wounds of each passenger when an attack wounds the vehicle. */
    readonly passengerWounds: { readonly vehicle: Unit };
    /** Dice of one colour that a pool has besides those of its weapons. */
    readonly attackDice: { readonly pool: AttackPool; readonly colour: AttackColour };
    /** To the weapons that a miniature may add in one attack. lg.unit-keyword.arsenal.effect */
    readonly arsenal: { readonly unit: Unit };
    /** To the value of a weapon keyword in a pool. lg.cards.keyword-x-cumulative */
    readonly poolKeyword: { readonly pool: AttackPool; readonly keyword: KeywordId };
    /** Defense dice beyond one for each hit and critical. */
    readonly defenseDice: { readonly defender: Unit; readonly pool: AttackPool };
    /** Grades by which cover is improved, then reduced. lg.cover.modifier-order */
    readonly coverImproved: { readonly defender: Unit; readonly pool: AttackPool };
    readonly coverReduced: { readonly defender: Unit; readonly pool: AttackPool };
    /** Dice that one aim token rerolls besides its own two. */
    readonly rerollsPerAim: { readonly attacker: Unit; readonly pool: AttackPool };
    /** To the pips of a revealed card where priority is tied. lg.unit-keyword.cunning.effect */
    readonly tiedPips: { readonly seat: SeatId; readonly card: CommandCardId };
    /** Orders that a command card issues besides those of its bar. */
    readonly orders: { readonly seat: SeatId; readonly card: CommandCardId };
  };
  readonly settings: {
    /** Null is a dash. */
    readonly courage: Setting<{ readonly printed: number | null }, number | null>;
    /** Asked of the attacker and of the defender; null where surges are not converted. */
    readonly attackSurge: Setting<{ readonly pool: AttackPool | null }, AttackSurge>;
    readonly defenseSurge: Setting<{ readonly pool: AttackPool | null }, DefenseSurge>;
    readonly defenseDie: Setting<object, DefenseColour>;
    /** Asked of the defender when everything else has improved its cover. lg.unit-keyword.low-profile.needs-light */
    readonly improvedCover: Setting<{ readonly pool: AttackPool; readonly improved: CoverGrade }, CoverGrade>;
    readonly rallyDie: Setting<object, DefenseColour>;
  };
  readonly question: Question;
  readonly need: Need;
  readonly scope: UseScope;
  readonly parts: LegionParts;
}

/** What only cards of Legion have. */
export interface LegionParts {
  /** Card actions and free card actions of the card's owner. */
  readonly actions?: readonly CardAction[];
  /** Weapons that the owner's miniatures may use besides their own. */
  readonly weapons?: (at: Here) => readonly Weapon[];
  /** Keywords that a unit has because of this card, asked of every unit. lg.cards.abilities */
  readonly lends?: (lending: Lending) => readonly UnitKeywordUse[];
  /** Keywords that a unit has not while this card holds. */
  readonly takes?: (lending: Lending) => readonly KeywordId[];
  /** What a battle card says besides. */
  readonly battle?: BattleParts;
}

/** To whom a card might lend keywords. It is asked when cards change or wounds do, and sees the two units alone. */
export interface Lending {
  readonly owner: Unit;
  readonly unit: Unit;
  /** The number behind a keyword that lends others. */
  readonly value: number;
  readonly phase: Phase;
}

/** An action printed on a card. lg.actions.card.treated-as-type */
export interface CardAction extends Cost<UseScope> {
  readonly isFree: boolean;
  readonly treatedAs: 'move' | 'attack' | null;
  /** The only attack that it is, where it is treated as one. */
  readonly attacks?: AttackType;
  /** How many of the two actions it takes; a free one takes none. */
  readonly cost: 0 | 1 | 2;
  /** The move that it is, in one of these ways. */
  readonly moves?: readonly MoveType[];
  applies(at: Here): boolean;
  needs?(at: Here): Need;
  resolve(at: Here): readonly LegionEffect[];
}

export type Here = AnyHere<LegionCards>;
export type WindowAbility = AnyWindowAbility<LegionCards>;
export type CardInPlay = AnyCardInPlay<LegionCards>;
/** Everything a card does. */
export type CardRules = AnyCardRules<LegionCards>;
