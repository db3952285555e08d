import type { CardUse } from '@sortie/cards';
import type { SeatId, Side } from '@sortie/kernel';
import type { Rank, UnitCardId, UpgradeCardId } from '../catalogue/index.ts';
import type { CardKey, MiniatureId, TokenId, UnitId } from './ids.ts';
import type { Stand } from './place.ts';

/** For how long a use of a card is counted. `pool` is one attack pool, `attack` all pools of one attack. */
export type UseScope = 'pool' | 'attack' | 'activation' | 'round' | 'game';

export interface Miniature {
  readonly id: MiniatureId;
  /** The trooper upgrade that added it; null for one of the unit card's own. lg.unit.added.trooper-upgrades */
  readonly from: CardKey | null;
  /** Where it stands; null off the battlefield: not deployed, transported, set aside or defeated. */
  readonly stand: Stand | null;
  readonly wounds: number;
  /** The round in which it was defeated; null while it is not. lg.upgrade-keyword.treat.restore.eligibility */
  readonly defeatedIn: number | null;
}

/** Tokens that are counted beside a unit. */
export type TokenKind = 'aim' | 'dodge' | 'standby' | 'suppression' | 'immobilize' | 'ion';

/** Vehicle damage tokens. lg.vehicle.token-kinds */
export type VehicleDamage = 'damaged' | 'disabled' | 'weaponDisrupted';

export interface DamageToken {
  readonly kind: VehicleDamage;
  /** The disrupted weapon; null for the other kinds. lg.vehicle.weapon-disrupted.choice */
  readonly weapon: string | null;
}

/**
 * Where a unit's order token is. `faceup`: it was issued an order. `facedown`: it has activated. `pool`: in its
 * player's order pool. `drawn`: it came from the pool and the unit activates. `card`: on the unit card, between
 * rounds. `gone`: out of the game. lg.orders.token.faces
 */
export type OrderToken = 'card' | 'pool' | 'drawn' | 'faceup' | 'facedown' | 'gone';

/** Where the unit is as a whole. `aside`: held back by Rapid Reinforcements. */
export type Whereabouts = 'reserve' | 'battlefield' | 'transported' | 'aside' | 'defeated';

export interface UpgradeInPlay {
  readonly key: CardKey;
  readonly card: UpgradeCardId;
  readonly exhausted: boolean;
  readonly discarded: boolean;
  /** Which side of a double-sided card lies faceup; null until its unit is deployed, and for other cards. */
  readonly side: 0 | 1 | null;
  /** Wound tokens on the card. lg.upgrade-keyword.capacity-tokens.not-on-unit */
  readonly wounds: number;
  /** Who caused the wounds postponed on the card. lg.unit-keyword.bounty.emergency-stims */
  readonly woundsFrom: UnitId | null;
}

export interface Unit {
  readonly id: UnitId;
  readonly seat: SeatId;
  readonly side: Side;
  readonly card: UnitCardId;
  /** Its rank now: that of its card, or commander after a promotion. lg.end-phase.promote.rank */
  readonly rank: Rank;
  /** Points of the unit card and its upgrades. lg.victory.tiebreak.upgrades-count */
  readonly points: number;
  readonly whereabouts: Whereabouts;
  /** The vehicle that carries it; null unless it is transported. */
  readonly vehicle: UnitId | null;
  /** All miniatures it ever had, defeated ones included; the order never changes. */
  readonly miniatures: readonly Miniature[];
  /** lg.unit.leader.exactly-one */
  readonly leader: MiniatureId;
  readonly tokens: Readonly<Record<TokenKind, number>>;
  /** It has a panic token. lg.panic.token */
  readonly panicked: boolean;
  readonly damage: readonly DamageToken[];
  /** The resilience roll was made; it is never made again. lg.vehicle.resilience.removed-token */
  readonly resilienceRolled: boolean;
  readonly order: OrderToken;
  /** It was named for an order this round, whoever got it in the end. lg.orders.once-even-if-redirected */
  readonly wasOrdered: boolean;
  readonly activated: boolean;
  readonly upgrades: readonly UpgradeInPlay[];
  /** Standard moves it performed this round. lg.transport.disembark-after-two-moves */
  readonly standardMoves: number;
  /** The objective token its leader has claimed. */
  readonly claimed: TokenId | null;
  /** Bounty marks beside it. lg.unit-keyword.bounty.mark-follows */
  readonly marks: number;
  /** Of these, marks that it collected by defeating another unit. lg.unit-keyword.bounty.score */
  readonly collected: number;
  readonly uses: readonly CardUse<UseScope>[];
}
