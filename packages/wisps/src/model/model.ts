import type { Deck, Die, FrameId, GameState, Id, Seat, SeatId, Side, StepOrder } from '@sortie/kernel';

/**
 * Wisps: a game made up to show at work everything that is no game. Two sides; wisps drift over a marsh, some
 * of them behind a leader, and flash at each other.
 */
export type WispId = Id<'wisp'>;
export type Talent = 'lens' | 'ember' | 'hex' | 'vigil' | 'grudge';
/** Copies of one card are told apart by their number. */
export type Omen = `${'calm' | 'gust'} ${number}`;
export type Face = 'flare' | 'glint' | 'dark';

export const FACES: readonly Face[] = ['flare', 'flare', 'glint', 'dark', 'dark', 'dark'];

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Wisp {
  readonly id: WispId;
  readonly seat: SeatId;
  readonly at: Place;
  readonly light: number;
  /** Whom it follows; a wisp without one leads itself and those that follow it. */
  readonly follows: WispId | null;
  readonly talents: readonly Talent[];
  readonly embers: number;
  readonly drifted: boolean;
}

/** A marsh before the first round. */
export interface WispSetup {
  readonly seats: readonly Seat[];
  readonly wisps: readonly Wisp[];
  readonly omens: readonly Omen[];
  readonly lastRound: number;
}

export interface WispState extends GameState {
  readonly round: number;
  readonly lastRound: number;
  readonly wisps: readonly Wisp[];
  /** Those that were put out. */
  readonly gone: readonly WispId[];
  /** Secret until all have bid. */
  readonly bids: Readonly<Record<SeatId, number | null>>;
  readonly bidsShown: boolean;
  /** The side that drifts first this round. */
  readonly first: Side;
  readonly omens: Deck<Omen>;
  /** Secret, and so is the order of the deck. */
  readonly hands: Readonly<Record<SeatId, readonly Omen[]>>;
}

export type WispEffect =
  | { readonly kind: 'bid'; readonly seat: SeatId; readonly bid: number }
  | { readonly kind: 'showBids' }
  | { readonly kind: 'drawOmen'; readonly seat: SeatId }
  | { readonly kind: 'discardOmen'; readonly seat: SeatId; readonly omen: Omen }
  | { readonly kind: 'place'; readonly wisp: WispId; readonly at: Place }
  | { readonly kind: 'finish'; readonly wisp: WispId }
  | { readonly kind: 'rollFlash'; readonly count: number }
  | { readonly kind: 'reroll'; readonly die: number }
  | { readonly kind: 'burnEmber'; readonly wisp: WispId }
  | { readonly kind: 'dim'; readonly wisp: WispId; readonly by: number }
  | { readonly kind: 'putOut'; readonly wisp: WispId }
  | { readonly kind: 'beginRound' };

export type WispEvent =
  /** The others see that a bid was made, not how high. */
  | { readonly kind: 'bidMade'; readonly seat: SeatId; readonly bid: number | null }
  | {
      readonly kind: 'bidsShown';
      readonly bids: Readonly<Record<SeatId, number | null>>;
      readonly first: Side;
    }
  | { readonly kind: 'omensShuffled'; readonly pile: readonly Omen[] }
  /** The others see that a card was drawn, not which. */
  | { readonly kind: 'omenDrawn'; readonly seat: SeatId; readonly place: number; readonly omen: Omen | null }
  | { readonly kind: 'omenDiscarded'; readonly seat: SeatId; readonly omen: Omen }
  | { readonly kind: 'placed'; readonly wisp: WispId; readonly at: Place }
  | { readonly kind: 'drifted'; readonly wisp: WispId }
  | { readonly kind: 'flashRolled'; readonly faces: readonly Face[] }
  | { readonly kind: 'dieRerolled'; readonly die: number; readonly face: Face }
  | { readonly kind: 'emberBurnt'; readonly wisp: WispId }
  | { readonly kind: 'dimmed'; readonly wisp: WispId; readonly by: number }
  | { readonly kind: 'putOut'; readonly wisp: WispId }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'lastRoundCalled' };

/** What the flow of one flash knows. */
export interface FlashAt {
  readonly by: WispId;
  readonly target: WispId;
  readonly inReturn: boolean;
  readonly dice: readonly Die<Face>[];
}

export interface RoundAt {
  readonly side: Side | null;
}

export interface DriftAt {
  readonly side: Side;
  readonly wisp: WispId | null;
  readonly hexed: boolean;
  /** Chosen before any of them is rolled. */
  readonly targets: readonly WispId[];
  readonly chosen: boolean;
}

export interface FollowAt {
  readonly leader: WispId;
  readonly follower: WispId;
}

export interface BargainAt {
  readonly wisp: WispId;
  /** The drift that the bargain is about. */
  readonly drift: FrameId;
}

/** Where a wisp may be placed. */
export interface Reach {
  readonly wisp: WispId;
  readonly centre: Place;
  readonly reach: number;
}

/** The words of Wisps: what its flows know, its windows show and its questions ask. */
export interface WispWords {
  readonly state: WispState;
  readonly effect: WispEffect;
  readonly flows: {
    readonly game: { readonly at: object; readonly goes: 'round' };
    readonly round: { readonly at: RoundAt; readonly goes: 'drifts' };
    readonly drift: { readonly at: DriftAt; readonly goes: 'chooseTarget' };
    readonly follow: { readonly at: FollowAt };
    readonly flash: { readonly at: FlashAt };
    readonly bargain: { readonly at: BargainAt };
  };
  readonly windows: {
    readonly drifting: DriftAt;
    readonly drifted: DriftAt;
    readonly modifyDice: FlashAt;
    readonly flashed: FlashAt;
  };
  readonly questions: {
    readonly bid: { readonly answer: number };
    readonly chooseWisp: { readonly answer: WispId };
    readonly moveLeader: { readonly answer: Place; readonly region: Reach };
    readonly placeFollower: { readonly answer: Place; readonly region: Reach };
    readonly chooseTarget: { readonly answer: WispId | 'enough' };
    readonly bargain: { readonly answer: 'slow' | 'dim' };
  };
}

export type WispOrders<Flow extends keyof WispWords['flows']> = readonly StepOrder<WispWords, Flow>[];
