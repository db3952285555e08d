import type { Plain } from '@sortie/kernel';
import type { Difficulty, Maneuver } from '../catalogue/index.ts';
import type {
  ActionName,
  Attack,
  AttackGrant,
  BoostDirection,
  CardKey,
  DecloakDirection,
  RollDirection,
  Ship,
  ShipId,
  Table,
  XwingEffect,
} from '../model/index.ts';
import type { Window, Windows } from './windows.ts';

/** What every ability sees: the table, its own ship, and which copy of the card it is. */
export interface Here {
  readonly table: Table;
  readonly self: ShipId;
  readonly key: CardKey;
}

export type At<W extends Window> = Windows[W] & Here;

/** What a card does when a window opens. */
export interface WindowAbility {
  readonly window: Window;
  readonly optional: boolean;
  readonly repeatable?: boolean;
  readonly needs?: (at: never) => Need;
  readonly applies: (at: never) => boolean;
  readonly choices: (at: never) => readonly unknown[];
  readonly resolve: (at: never, choice: never) => readonly XwingEffect[];
}

export interface AbilityText<W extends Window, Choice> {
  /** Whose turn in an attack it belongs to; the rest hear whenever their card is in play. */
  readonly side?: 'attacker' | 'defender';
  readonly optional: boolean;
  readonly repeatable?: boolean;
  readonly applies: (at: At<W>) => boolean;
  readonly needs?: (at: At<W>) => Need;
  /** The ways to use it; left out when there is only one. */
  readonly choices?: (at: At<W>) => readonly Choice[];
  readonly resolve: (at: At<W>, choice: Choice) => readonly XwingEffect[];
}

/** An ability that hears a window. A misspelt window does not compile. */
export function on<W extends Window, Choice = null>(window: W, text: AbilityText<W, Choice>): WindowAbility {
  const { side } = text;
  return {
    window,
    optional: text.optional,
    ...(text.repeatable ? { repeatable: true } : {}),
    ...(text.needs ? { needs: text.needs } : {}),
    applies: (at: At<W>) => (side === undefined || playsRole(at, side)) && text.applies(at),
    choices: text.choices ?? (() => [null]),
    resolve: text.resolve,
  };
}

/** On the attacker's or the defender's side of the attack, not necessarily that very ship. */
function playsRole(at: Here, role: 'attacker' | 'defender'): boolean {
  const { attack } = at as Here & { readonly attack?: Attack };
  return attack !== undefined && at.table.ship(at.self).side === at.table.ship(attack[role]).side;
}

/** A question that cards may answer with a ban, or that a card may lift a general rule for. */
export type Question =
  | { readonly kind: 'attack'; readonly ship: Ship }
  | {
      readonly kind: 'target';
      readonly attacker: Ship;
      readonly target: Ship;
      readonly weapon: 'primary' | CardKey;
      /** Whom this attack could target with the weapon if no card forbade it. */
      readonly reachable: readonly ShipId[];
    }
  | { readonly kind: 'spendFocus'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendEvade'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'reroll'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'spendLock'; readonly ship: Ship; readonly attack: Attack }
  | { readonly kind: 'action'; readonly ship: Ship; readonly action: ActionName }
  | { readonly kind: 'assignManeuver'; readonly ship: Ship; readonly maneuver: Maneuver }
  /** May be lifted by a card: general rules that forbid. */
  | { readonly kind: 'actWhileStressed'; readonly ship: Ship; readonly action: ActionName }
  | { readonly kind: 'redWhileStressed'; readonly ship: Ship }
  | { readonly kind: 'attackTouching'; readonly attacker: Ship; readonly target: Ship }
  | { readonly kind: 'attackOnAsteroid'; readonly ship: Ship }
  /** A focus token may stand for the lock that a secondary weapon asks for, and be spent in its place. */
  | { readonly kind: 'focusAsLock'; readonly ship: Ship };

/** What must be possible for an ability to be offered at all. */
export type Need =
  | { readonly kind: 'freeAction'; readonly ship: ShipId; readonly actions: readonly ActionName[] | null }
  | { readonly kind: 'attack'; readonly grant: AttackGrant };

/** A card's yes to some kinds of question. */
export type Answers = {
  readonly [Kind in Question['kind']]?: (question: Extract<Question, { kind: Kind }>, at: Here) => boolean;
};

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
  /** Further conditions on the card. */
  readonly allows?: (at: Here & { readonly target: ShipId }) => boolean;
}

/** A bomb upgrade. xw.bomb.drop.type-from-card */
export interface BombRules {
  readonly drop: 'dialRevealed' | 'action';
  readonly detonates: 'endOfActivation' | 'contact';
  /** What happens to a ship in reach: everyone at range 1, or the ship that set it off. */
  readonly effect: (ship: ShipId) => readonly XwingEffect[];
}

/** Everything a card does. All parts are pure questions; a card keeps no state of its own. */
export interface CardRules {
  /** The card's id in the catalogue. */
  readonly card: string;
  readonly abilities?: readonly WindowAbility[];
  /** Added to the ship's own value; `attack` is there while one is resolved. */
  readonly agility?: (at: Here & { readonly attack?: Attack }) => number;
  readonly primaryWeapon?: (at: Here) => number;
  /** Sets the pilot skill; undefined while it does not. */
  readonly pilotSkill?: (at: Here) => number | undefined;
  /** Asked of every card in play for each attack: extra dice, or fewer. */
  readonly attackDice?: (at: Here & { readonly attack: Attack }) => number;
  readonly defenseDice?: (at: Here & { readonly attack: Attack }) => number;
  readonly defenderAgility?: (at: Here & { readonly attack: Attack }) => number;
  /** Another colour for a maneuver of the ship. xw.maneuver.difficulty.modifiable */
  readonly difficulty?: (at: Here & { readonly maneuver: Maneuver }) => Difficulty | undefined;
  /** Bans, and general rules lifted, by the kind of question they answer. */
  readonly forbids?: Answers;
  readonly permits?: Answers;
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
  /** How many Damage cards this one counts for while faceup; 1 unless said. xw.damage.direct-hit */
  readonly countsAs?: number;
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

/** A card with its rules. */
export function card(id: string, rules: Omit<CardRules, 'card'>): CardRules {
  return { card: id, ...rules };
}

/** A card that does one thing when one window opens. */
export function ability<W extends Window, Choice = null>(
  id: string,
  text: AbilityText<W, Choice> & { readonly window: W },
): CardRules {
  return { card: id, abilities: [on(text.window, text)] };
}

export type Choice = Plain;
