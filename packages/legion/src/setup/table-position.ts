import { pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';
import type {
  BattleCardId,
  BattleCategory,
  CommandCardId,
  Rank,
  TerrainPieceId,
} from '../catalogue/index.ts';
import { battleCategories, findBattleCard, findCommandCard, terrainPieces } from '../catalogue/index.ts';
import { placeAt } from '../measuring/index.ts';
import type {
  BattlefieldToken,
  LegionState,
  Player,
  Terrain,
  TokenId,
  Unit,
  UnitId,
} from '../model/index.ts';

/** What a player holds. */
export interface PlayerPosition {
  readonly hand?: readonly string[];
  readonly selected?: string;
  readonly revealed?: string;
  readonly discarded?: readonly string[];
  readonly barred?: readonly string[];
  readonly nominated?: string;
  /** Ranks in the order in which they will be drawn; those of the units whose tokens are in the pool unless given. */
  readonly pool?: readonly Rank[];
}

export interface TerrainPosition {
  readonly id?: string;
  readonly piece: string;
  readonly at: readonly [x: number, y: number, heading?: number];
  readonly declared?: Terrain['declared'];
}

export interface TokenPosition {
  readonly id: string;
  readonly kind: BattlefieldToken['kind'];
  readonly at?: readonly [x: number, y: number, level?: number];
  readonly side?: Side;
  readonly card?: string;
  readonly unit?: string;
  readonly terrain?: string;
  readonly wounds?: number;
}

export type BattleCardsPosition = Partial<Readonly<Record<BattleCategory, string>>>;

export function faultOfPlayer(given: PlayerPosition): string | undefined {
  const { hand = [], discarded = [], barred = [], selected, revealed } = given;
  const named = [hand, discarded, barred, selected ?? [], revealed ?? []].flat();
  return named.find((card) => !findCommandCard(card));
}

export function faultOfTerrain({ piece }: TerrainPosition): string | undefined {
  return terrainPieces.some(({ id }) => id === piece) ? undefined : `terrain.${piece}`;
}

export function faultOfBattleCards(given: BattleCardsPosition): string | undefined {
  const wrong = Object.entries(given).find(([category, card]) => findBattleCard(card)?.category !== category);
  return wrong ? `battleCards.${wrong[0]}` : undefined;
}

export function readPlayer(empty: Player, given: PlayerPosition, units: readonly Unit[]): Player {
  const inPool = units.filter(({ seat, order }) => seat === empty.seat && order === 'pool');
  const cards = (list: readonly string[] = []) => list as readonly CommandCardId[];
  return {
    seat: empty.seat,
    hand: [...cards(given.hand)],
    selected: (given.selected ?? null) as CommandCardId | null,
    revealed: (given.revealed ?? null) as CommandCardId | null,
    discarded: [...cards(given.discarded)],
    barred: [...cards(given.barred)],
    nominated: (given.nominated ?? null) as UnitId | null,
    pool: [...(given.pool ?? inPool.map(({ rank }) => rank))],
  };
}

export function writePlayer(player: Player): PlayerPosition {
  const { hand, selected, revealed, discarded, barred, nominated, pool } = player;
  return {
    hand,
    ...(selected === null ? {} : { selected }),
    ...(revealed === null ? {} : { revealed }),
    discarded,
    barred,
    ...(nominated === null ? {} : { nominated }),
    pool,
  };
}

export function readTerrain({ id, piece, at, declared }: TerrainPosition, index: number): Terrain {
  return {
    id: id ?? `t${index + 1}`,
    piece: piece as TerrainPieceId,
    pose: pose(at[0], at[1], at[2] ?? 0),
    ...(declared ? { declared: { ...declared } } : {}),
  };
}

export function writeTerrain({ id, piece, pose: { x, y, heading }, declared }: Terrain): TerrainPosition {
  return { id, piece, at: [x, y, heading], ...(declared ? { declared } : {}) };
}

export function readToken(given: TokenPosition): BattlefieldToken {
  const { at } = given;
  return {
    id: given.id as TokenId,
    kind: given.kind,
    at: at ? placeAt(at[0], at[1], at[2] ?? 0) : null,
    side: given.side ?? null,
    card: (given.card ?? null) as BattlefieldToken['card'],
    unit: (given.unit ?? null) as UnitId | null,
    terrain: given.terrain ?? null,
    wounds: given.wounds ?? 0,
  };
}

export function writeToken(token: BattlefieldToken): TokenPosition {
  const { id, kind, at, side, card, unit, terrain, wounds } = token;
  return {
    id,
    kind,
    ...(at ? { at: [at.x, at.y, at.level] } : {}),
    ...(side === null ? {} : { side }),
    ...(card === null ? {} : { card }),
    ...(unit === null ? {} : { unit }),
    ...(terrain === null ? {} : { terrain }),
    wounds,
  };
}

/** The cards in use; the decks hold what is left. */
export function readBattleCards(
  { decks, rows }: LegionState['battleCards'],
  given: BattleCardsPosition,
): LegionState['battleCards'] {
  const used = { objective: null, deployment: null, condition: null, ...given } as Record<
    BattleCategory,
    BattleCardId | null
  >;
  const left = { ...decks };
  for (const category of battleCategories)
    left[category] = decks[category].filter((card) => card !== used[category]);
  return { decks: left, rows, used };
}

export function writeBattleCards({ used }: LegionState['battleCards']): BattleCardsPosition {
  return Object.fromEntries(Object.entries(used).filter(([, card]) => card !== null)) as BattleCardsPosition;
}
