import type {
  CardInPlay as AnyCardInPlay,
  CardRules as AnyCardRules,
  Here as AnyHere,
  WindowAbility as AnyWindowAbility,
  CardTypes,
  Setting,
} from '@sortie/cards';
import type { Plain } from '@sortie/kernel';
import type { Difficulty, Maneuver } from '../catalogue/index.ts';
import type {
  Attack,
  BoostDirection,
  CardKey,
  DecloakDirection,
  Need,
  Question,
  RollDirection,
  ShipId,
  Table,
  UseScope,
  XwingEffect,
} from '../model/index.ts';
import type { Windows } from './windows.ts';

/** The types of X-Wing's cards. */
export interface XwingCards extends CardTypes {
  readonly table: Table;
  readonly owner: ShipId;
  readonly key: CardKey;
  readonly effect: XwingEffect;
  readonly windows: Windows;
  readonly sums: {
    /** To the ship's own value. */
    readonly agility: object;
    readonly primaryWeapon: object;
    /** Asked of every card in play for each attack: extra dice, or fewer. */
    readonly attackDice: { readonly attack: Attack };
    readonly defenseDice: { readonly attack: Attack };
    readonly defenderAgility: { readonly attack: Attack };
    /** To the number of Damage cards that count toward destruction. xw.damage.direct-hit */
    readonly damageCards: object;
  };
  readonly settings: {
    readonly pilotSkill: Setting<object, number>;
    /** Another colour for a maneuver of the ship. xw.maneuver.difficulty.modifiable */
    readonly difficulty: Setting<{ readonly maneuver: Maneuver }, Difficulty>;
  };
  readonly question: Question;
  readonly need: Need;
  readonly scope: UseScope;
  readonly parts: XwingParts;
}

export type Here = AnyHere<XwingCards>;
export type WindowAbility = AnyWindowAbility<XwingCards>;
export type CardInPlay = AnyCardInPlay<XwingCards>;
/** Everything a card does. */
export type CardRules = AnyCardRules<XwingCards>;

export interface CardAction {
  readonly available?: (at: Here) => boolean;
  readonly needs?: (at: Here) => Need;
  /** The ways to perform it; left out when there is only one. */
  readonly choices?: (at: Here) => readonly Plain[];
  readonly perform: (at: Here, choice: never) => readonly XwingEffect[];
}

/** A card headed "Attack:". Dice and range are facts of the catalogue. xw.secondary.definition */
export interface WeaponRules {
  /** xw.secondary.header.target-lock, xw.secondary.header.focus */
  readonly requires?: 'targetLock' | 'focus';
  /** What the header asks for is spent. xw.secondary.header.target-lock-not-spent, xw.secondary.header.focus-not-spent */
  readonly spends?: true;
  /** The card is discarded as a cost. */
  readonly discards?: true;
  /** May fire outside the arc. */
  readonly turret?: true;
  /** The attack is performed so many times, its cost paid once. */
  readonly times?: number;
}

/** A bomb upgrade. xw.bomb.drop.type-from-card */
export interface BombRules {
  readonly drop: 'dialRevealed' | 'action';
  readonly detonates: 'endOfActivation' | 'contact';
  /** What happens to a ship in reach: everyone at range 1, or the ship that set it off. */
  readonly effect: (ship: ShipId) => readonly XwingEffect[];
}

/** What only X-Wing's cards do. All parts are pure questions. */
export interface XwingParts {
  readonly action?: CardAction;
  /** Further templates of a boost action, or of a barrel roll. */
  readonly boostTemplates?: readonly BoostDirection[];
  readonly rollTemplates?: readonly RollDirection[];
  /** The only ways in which the ship decloaks. */
  readonly decloakTemplates?: readonly DecloakDirection[];
  /** How many actions the ship may perform in its Perform Action step; 1 unless said. xw.action.one-standard */
  readonly actionsInStep?: number;
  readonly weapon?: WeaponRules;
  readonly bomb?: BombRules;
  /** The ship's pilot ability and Elite upgrades are ignored. */
  readonly silencesPilot?: true;
  /** How many Damage cards are drawn, and one of them chosen by this card's player, when an attack deals one faceup. */
  readonly drawsForFaceup?: (at: Here & { readonly attack: Attack }) => number;
  /** The ship never has a faceup Damage card. */
  readonly keepsDamageFacedown?: true;
  /** Damage cards of the ship are dealt faceup. */
  readonly dealtFaceup?: (at: Here) => boolean;
  /** Defense dice do not cancel hits, and the defender may cancel criticals first. */
  readonly hitsResistDice?: (at: Here & { readonly attack: Attack }) => boolean;
}
