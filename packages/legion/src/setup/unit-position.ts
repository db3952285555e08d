import type { Refusal, Seat, SeatId, Side } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Rank, UnitCardId, UpgradeCardId } from '../catalogue/index.ts';
import { findUnit, findUpgrade, ranks } from '../catalogue/index.ts';
import { placeAt, standAt } from '../measuring/index.ts';
import type {
  DamageToken,
  Miniature,
  MiniatureId,
  OrderToken,
  TokenId,
  TokenKind,
  Unit,
  UnitId,
  UpgradeInPlay,
  Whereabouts,
} from '../model/index.ts';
import { newUnit, noTokens } from './new-unit.ts';

/** x, y, heading and the level of the floor. */
export type StandPosition = readonly [x: number, y: number, heading?: number, level?: number];

export interface MiniaturePosition {
  /** Null off the battlefield. */
  readonly at: StandPosition | null;
  readonly wounds?: number;
  /** The round in which it was defeated. */
  readonly defeatedIn?: number;
}

/** An upgrade in a position; one that is only named is ready and faceup. */
export interface UpgradePosition {
  readonly card: string;
  readonly exhausted?: boolean;
  readonly discarded?: boolean;
  readonly side?: 0 | 1;
  readonly wounds?: number;
  readonly woundsFrom?: string;
}

/** A unit in a position; everything but card and side may be left out. */
export interface UnitPosition {
  readonly id: string;
  readonly card: string;
  readonly side: Side;
  readonly seat?: string;
  readonly upgrades?: readonly (string | UpgradePosition)[];
  /** In the unit's order: those of its card, then those that upgrades add. Without any it is in reserve. */
  readonly miniatures?: readonly MiniaturePosition[];
  /** The place of its leader among them, where another leads than at the beginning. */
  readonly leader?: number;
  readonly whereabouts?: Whereabouts;
  readonly vehicle?: string;
  readonly rank?: Rank;
  readonly tokens?: Partial<Readonly<Record<TokenKind, number>>>;
  readonly panicked?: boolean;
  readonly damage?: readonly DamageToken[];
  readonly resilienceRolled?: boolean;
  readonly order?: OrderToken;
  readonly wasOrdered?: boolean;
  readonly activated?: boolean;
  readonly standardMoves?: number;
  readonly claimed?: string;
  readonly marks?: number;
  readonly collected?: number;
}

export function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-position', { field });
}

const WHEREABOUTS: readonly unknown[] = ['reserve', 'battlefield', 'transported', 'aside', 'defeated'];
const ORDERS: readonly unknown[] = ['card', 'pool', 'drawn', 'faceup', 'facedown', 'gone'];

function isStand(at: unknown): boolean {
  if (at === null) return true;
  return Array.isArray(at) && at.length >= 2 && at.length <= 4 && at.every((each) => Number.isFinite(each));
}

function isCount(value: unknown): boolean {
  return value === undefined || (typeof value === 'number' && Number.isInteger(value) && value >= 0);
}

function upgradeOf(given: string | UpgradePosition): UpgradePosition {
  return typeof given === 'string' ? { card: given } : given;
}

function areMiniatures(given: unknown): boolean {
  if (given === undefined) return true;
  return (
    Array.isArray(given) &&
    given.every((each) => each && isStand(each.at) && isCount(each.wounds) && isCount(each.defeatedIn))
  );
}

function areTokens(given: unknown): boolean {
  if (given === undefined) return true;
  if (typeof given !== 'object' || given === null) return false;
  const known = noTokens();
  return Object.entries(given).every(([kind, count]) => kind in known && isCount(count));
}

/** The field of the unit that cannot be read. */
export function faultOfUnit(given: UnitPosition | null): string | undefined {
  if (typeof given?.id !== 'string') return 'id';
  if (typeof given.card !== 'string' || !findUnit(given.card)) return 'card';
  if (given.side !== 0 && given.side !== 1) return 'side';
  const { upgrades = [], whereabouts, order, rank } = given;
  if (!Array.isArray(upgrades) || !upgrades.every((each) => each && findUpgrade(upgradeOf(each).card)))
    return 'upgrades';
  if (!areMiniatures(given.miniatures)) return 'miniatures';
  if (!areTokens(given.tokens)) return 'tokens';
  if (whereabouts !== undefined && !WHEREABOUTS.includes(whereabouts)) return 'whereabouts';
  if (order !== undefined && !ORDERS.includes(order)) return 'order';
  return rank === undefined || ranks.includes(rank) ? undefined : 'rank';
}

/** The seat that controls the unit, or undefined when there is none on its side. */
export function seatOf(
  seats: readonly Seat[],
  given: { readonly seat?: string; readonly side: Side },
): SeatId | undefined {
  const wanted = given.seat ?? seats.find(({ side }) => side === given.side)?.id;
  return seats.find(({ id, side }) => id === wanted && side === given.side)?.id;
}

function readMiniature(miniature: Miniature, given: MiniaturePosition | undefined): Miniature {
  if (!given) return miniature;
  const { at, wounds = 0, defeatedIn = null } = given;
  const stand = at === null ? null : standAt(placeAt(at[0], at[1], at[3] ?? 0), at[2] ?? 0);
  return { ...miniature, stand, wounds, defeatedIn };
}

function readUpgrade(upgrade: UpgradeInPlay, given: UpgradePosition): UpgradeInPlay {
  return {
    ...upgrade,
    exhausted: given.exhausted ?? false,
    discarded: given.discarded ?? false,
    side: given.side ?? null,
    wounds: given.wounds ?? 0,
    woundsFrom: (given.woundsFrom ?? null) as UnitId | null,
  };
}

function whereaboutsOf(
  { whereabouts, vehicle }: UnitPosition,
  miniatures: readonly Miniature[],
): Whereabouts {
  if (whereabouts !== undefined) return whereabouts;
  if (vehicle !== undefined) return 'transported';
  if (miniatures.every(({ defeatedIn }) => defeatedIn !== null)) return 'defeated';
  return miniatures.some(({ stand }) => stand !== null) ? 'battlefield' : 'reserve';
}

export function readUnit(given: UnitPosition, seat: SeatId): Unit {
  const upgrades = (given.upgrades ?? []).map(upgradeOf);
  const unit = newUnit({
    id: given.id as UnitId,
    seat,
    side: given.side,
    card: given.card as UnitCardId,
    upgrades: upgrades.map(({ card }) => card as UpgradeCardId),
  });
  const miniatures = unit.miniatures.map((each, index) => readMiniature(each, given.miniatures?.[index]));
  return {
    ...unit,
    miniatures,
    leader: (given.leader === undefined ? undefined : miniatures[given.leader]?.id) ?? unit.leader,
    upgrades: unit.upgrades.map((each, index) => readUpgrade(each, upgrades[index]!)),
    whereabouts: whereaboutsOf(given, miniatures),
    vehicle: (given.vehicle ?? null) as UnitId | null,
    rank: given.rank ?? unit.rank,
    tokens: { ...unit.tokens, ...given.tokens },
    panicked: given.panicked ?? false,
    damage: (given.damage ?? []).map(({ kind, weapon }) => ({ kind, weapon })),
    resilienceRolled: given.resilienceRolled ?? false,
    order: given.order ?? unit.order,
    wasOrdered: given.wasOrdered ?? false,
    activated: given.activated ?? false,
    standardMoves: given.standardMoves ?? 0,
    claimed: (given.claimed ?? null) as TokenId | null,
    marks: given.marks ?? 0,
    collected: given.collected ?? 0,
  };
}

function writeMiniature({ stand, wounds, defeatedIn }: Miniature): MiniaturePosition {
  return {
    at: stand ? [stand.x, stand.y, stand.heading, stand.level] : null,
    wounds,
    ...(defeatedIn === null ? {} : { defeatedIn }),
  };
}

function writeUpgrade({
  card,
  exhausted,
  discarded,
  side,
  wounds,
  woundsFrom,
}: UpgradeInPlay): UpgradePosition {
  return {
    card,
    exhausted,
    discarded,
    ...(side === null ? {} : { side }),
    wounds,
    ...(woundsFrom === null ? {} : { woundsFrom }),
  };
}

function placeOfLeader({ leader, miniatures }: Unit): number {
  return miniatures.findIndex(({ id }: { readonly id: MiniatureId }) => id === leader);
}

export function writeUnit(unit: Unit): UnitPosition {
  return {
    id: unit.id,
    card: unit.card,
    side: unit.side,
    seat: unit.seat,
    upgrades: unit.upgrades.map(writeUpgrade),
    miniatures: unit.miniatures.map(writeMiniature),
    leader: placeOfLeader(unit),
    whereabouts: unit.whereabouts,
    ...(unit.vehicle === null ? {} : { vehicle: unit.vehicle }),
    rank: unit.rank,
    tokens: unit.tokens,
    panicked: unit.panicked,
    damage: unit.damage,
    resilienceRolled: unit.resilienceRolled,
    order: unit.order,
    wasOrdered: unit.wasOrdered,
    activated: unit.activated,
    standardMoves: unit.standardMoves,
    ...(unit.claimed === null ? {} : { claimed: unit.claimed }),
    marks: unit.marks,
    collected: unit.collected,
  };
}
