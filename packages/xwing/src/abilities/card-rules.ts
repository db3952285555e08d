import type {
  CardInPlay as AnyCardInPlay,
  CardRules as AnyCardRules,
  Here as AnyHere,
  WindowAbility as AnyWindowAbility,
  CardTypes,
  Setting,
  SharedRules,
} from '@sortie/cards';
import type { Millimetres } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import type { Difficulty, Maneuver, PilotId, RangeBand, Upgrade } from '../catalogue/index.ts';
import type {
  Attack,
  BombPlacing,
  BoostDirection,
  CardKey,
  DecloakDirection,
  DropWay,
  Need,
  Question,
  RollDirection,
  Ship,
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
    /** Rolled by the defender in place of its agility where that is more. */
    readonly insteadOfAgility: Setting<{ readonly attack: Attack }, number>;
    /** At which range a weapon of the ship may fire. */
    readonly weaponRange: Setting<{ readonly weapon: 'primary' | CardKey }, RangeBand>;
    /** At which range an attack of the ship counts as being. */
    readonly attackRange: Setting<{ readonly attack: Attack }, number>;
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
  /** It is fired only when the card itself says so, not in the ship's own turn. */
  readonly onlyGranted?: true;
  /** The attack is performed so many times, its cost paid once. */
  readonly times?: number;
}

/** A bomb upgrade. xw.bomb.drop.type-from-card */
export interface BombRules {
  readonly drop: 'dialRevealed' | 'action';
  readonly detonates: 'endOfActivation' | 'contact';
  /** What happens to a ship in reach: everyone at range 1, or the ship that set it off. */
  readonly effect: (ship: ShipId) => readonly XwingEffect[];
  /** The card is not discarded for it. */
  readonly keeps?: true;
  /** The tokens of a set, by how far to the right of the middle each lies. */
  readonly set?: readonly Millimetres[];
}

/** Rules that a card begins on a ship, to hold there for a while. */
export type LastingRules = Omit<SharedRules<XwingCards> & XwingParts, 'card' | 'lasting'>;

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
  /** What it begins on ships by the lasting effect `rules`, by name. */
  readonly lasting?: Readonly<Record<string, LastingRules>>;
  /** How many tokens it puts on an Upgrade card when the squad is made up; `isOwn` for cards of its own ship. */
  /** Tokens on the card are its own matter: none stands for discarding it. */
  readonly keepsTokens?: true;
  readonly equips?: (card: Upgrade, isOwn: boolean) => number;
  readonly weapon?: WeaponRules;
  readonly bomb?: BombRules;
  /** Further ways in which the ship places tokens of this bomb. */
  readonly dropWays?: (bomb: BombPlacing) => readonly DropWay[];
  /** Obstacles are not in the way of its boosts, barrel rolls and decloaks; it suffers what it overlaps. */
  readonly crossesObstacles?: true;
  /** Criticals of rolls for obstacles do nothing to the ship. */
  readonly ignoresObstacleCriticals?: true;
  /** The ship maintains two locks, on different ships. xw.later.lock.two */
  readonly maintainsTwoLocks?: true;
  /** Friends at range 1-2 use the ship's lock on their target for their weapons. xw.later.lock.lent */
  readonly lendsLock?: true;
  /** Nothing obstructs the ship's attacks. */
  readonly neverObstructed?: true;
  /** What happens in place of a critical that the ship is about to suffer; nothing where it does not say. */
  readonly insteadOfCritical?: (at: Here & { readonly source: string }) => readonly XwingEffect[];
  /** What follows when it is assigned as a condition that was not in play before. */
  readonly whenAssigned?: (at: Here) => readonly XwingEffect[];
  /** How many attack dice may be rerolled in the attack at most; undefined where it does not say. */
  readonly mostRerolls?: (at: Here & { readonly attack: Attack }) => number | undefined;
  /** To its actions and its Upgrade cards, friends at range 2-3 are as near as range 1. */
  readonly seesFriendsNear?: true;
  /** The ship may perform the actions of this card's ship's Elite upgrades. */
  readonly lendsEliteActions?: (at: Here & { readonly ship: Ship }) => boolean;
  /** Its maneuvers, and what it does by actions, pass over obstacles as if there were none. */
  readonly fliesOverObstacles?: true;
  /** Enemies of the ship cannot see past it: it obstructs their attacks. */
  readonly obstructs?: true;
  /** The only templates of a barrel roll action. */
  readonly rollOnly?: readonly RollDirection[];
  /** The title of the ship that begins docked to this one. xw.later.docking.set-up */
  readonly carries?: string;
  /** Pilots whose abilities the ship has besides its own. */
  readonly copiesPilots?: (ships: readonly Ship[], self: ShipId) => readonly PilotId[];
  /** What happens in place of the ship's destruction, once in the game. xw.later.destruction.averted */
  readonly insteadOfDestruction?: (at: Here) => readonly XwingEffect[];
  /** The ship's pilot ability and Elite upgrades are ignored. */
  readonly silencesPilot?: true;
  /**
   * How many Damage cards are drawn, and one of them chosen by this card's player, when one is dealt faceup to the
   * ship; `attack` is the one that deals it.
   */
  readonly drawsForFaceup?: (at: Here & { readonly ship: ShipId; readonly attack?: Attack }) => number;
  /** The ship never has a faceup Damage card. */
  readonly keepsDamageFacedown?: true;
  /** Damage cards of the ship are dealt faceup. */
  readonly dealtFaceup?: (at: Here) => boolean;
  /** The first Damage card that the attack deals is dealt faceup. */
  readonly dealsFirstFaceup?: (at: Here & { readonly attack: Attack }) => boolean;
  /** Defense dice do not cancel hits, and the defender may cancel criticals first. */
  readonly hitsResistDice?: (at: Here & { readonly attack: Attack }) => boolean;
  /** So many criticals are not cancelled by defense dice. */
  readonly critsResistDice?: (at: Here & { readonly attack: Attack }) => number;
  /** The defender may cancel criticals first. */
  readonly cancelsCriticalsFirst?: (at: Here & { readonly attack: Attack }) => boolean;
  /** The attack hits though no result is left. */
  readonly alwaysHits?: (at: Here & { readonly attack: Attack }) => boolean;
}
