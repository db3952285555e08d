import type { Plain, RandomState, Refusal, Seat, SeatId, Side } from '@sortie/kernel';
import { isRefusal, newFrame } from '@sortie/kernel';
import type { LegionState, Options, Phase, Unit } from '../model/index.ts';
import { emptyState } from './begin.ts';
import { readOptions } from './options.ts';
import {
  type BattleCardsPosition,
  faultOfBattleCards,
  faultOfPlayer,
  faultOfTerrain,
  type PlayerPosition,
  readBattleCards,
  readPlayer,
  readTerrain,
  readToken,
  type TerrainPosition,
  type TokenPosition,
  writeBattleCards,
  writePlayer,
  writeTerrain,
  writeToken,
} from './table-position.ts';
import {
  faultOfUnit,
  readUnit,
  refuseMalformed,
  seatOf,
  type UnitPosition,
  writeUnit,
} from './unit-position.ts';

/** Any situation between two phases, as a small document. */
export interface LegionPosition {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly phase: Exclude<Phase, 'setup'>;
  readonly seats?: readonly { readonly id: string; readonly side: Side }[];
  readonly blue?: Side;
  readonly blueEdge?: 'south' | 'north';
  readonly counter?: Side;
  /** The seat that has priority; nobody has it in the Command Phase. */
  readonly priority?: string | null;
  readonly lastActive?: Side | null;
  readonly units: readonly UnitPosition[];
  /** By their seats. */
  readonly players?: { readonly [seat: string]: PlayerPosition };
  /** What stands on the battlefield, in place of the terrain that the options lay out. */
  readonly terrain?: readonly TerrainPosition[];
  readonly battleCards?: BattleCardsPosition;
  readonly tokens?: readonly TokenPosition[];
  readonly victoryTokens?: readonly [number, number];
}

const PHASES: readonly Phase[] = ['command', 'activation', 'end'];

const USUAL_SEATS = [
  { id: 'p1', side: 0 },
  { id: 'p2', side: 1 },
] as const;

/** Reads a position; every reference must resolve. */
export function readPosition(document: Plain, random: RandomState): LegionState | Refusal {
  const given = document as unknown as LegionPosition | null;
  if (typeof given !== 'object' || given === null || !Array.isArray(given.units))
    return refuseMalformed('units');
  if (!PHASES.includes(given.phase)) return refuseMalformed('phase');
  const options = readOptions(given.options as Plain | undefined);
  if (isRefusal(options)) return options;
  const fault = faultOf(given);
  if (fault) return refuseMalformed(fault);
  const seats = (given.seats ?? USUAL_SEATS) as readonly Seat[];
  const units = readUnits(given, seats);
  if (isRefusal(units)) return units;
  return assembleState(given, emptyState(options, seats, random), units);
}

function faultOf({
  units,
  players = {},
  terrain = [],
  battleCards = {},
}: LegionPosition): string | undefined {
  for (const [index, unit] of units.entries()) {
    const field = faultOfUnit(unit);
    if (field) return `units.${index}.${field}`;
  }
  const ids = units.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) return 'units.id';
  for (const [seat, player] of Object.entries(players)) {
    const card = faultOfPlayer(player);
    if (card) return `players.${seat}.${card}`;
  }
  return terrain.map(faultOfTerrain).find((each) => each) ?? faultOfBattleCards(battleCards);
}

function readUnits({ units }: LegionPosition, seats: readonly Seat[]): Unit[] | Refusal {
  const read: Unit[] = [];
  for (const each of units) {
    const seat = seatOf(seats, each);
    if (!seat) return refuseMalformed('units.seat');
    read.push(readUnit(each, seat));
  }
  return read;
}

function priorityOf({ priority, phase }: LegionPosition, { seats }: LegionState): SeatId | null {
  if (priority !== undefined) return priority as SeatId | null;
  return phase === 'command' ? null : (seats[0]?.id ?? null);
}

function assembleState(given: LegionPosition, empty: LegionState, units: readonly Unit[]): LegionState {
  const { terrain, battleCards = {}, players = {} } = given;
  return {
    ...empty,
    engine: { ...empty.engine, stack: [newFrame(0, { flow: 'game', step: given.phase })] },
    phase: given.phase,
    round: given.round ?? 1,
    battlefield: terrain ? { ...empty.battlefield, terrain: terrain.map(readTerrain) } : empty.battlefield,
    blue: given.blue ?? 0,
    blueEdge: given.blueEdge ?? 'south',
    counter: given.counter ?? given.blue ?? 0,
    priority: priorityOf(given, empty),
    lastActive: given.lastActive ?? null,
    players: empty.players.map((each) => readPlayer(each, players[each.seat] ?? {}, units)),
    units,
    battleCards: readBattleCards(empty.battleCards, battleCards),
    tokens: (given.tokens ?? []).map(readToken),
    victoryTokens: given.victoryTokens ?? [0, 0],
    serial: 1000,
    nextId: 1000,
  };
}

/** The situation as a document; what runs in the middle of a phase is not part of it. */
export function writePosition(state: LegionState): Plain {
  const document: LegionPosition = {
    options: state.options,
    round: Math.max(1, state.round),
    phase: state.phase === 'setup' ? 'command' : state.phase,
    seats: state.seats,
    blue: state.blue ?? 0,
    blueEdge: state.blueEdge ?? 'south',
    counter: state.counter ?? 0,
    priority: state.priority,
    lastActive: state.lastActive,
    units: state.units.map(writeUnit),
    players: Object.fromEntries(state.players.map((player) => [player.seat, writePlayer(player)])),
    terrain: state.battlefield.terrain.map(writeTerrain),
    battleCards: writeBattleCards(state.battleCards),
    tokens: state.tokens.map(writeToken),
    victoryTokens: state.victoryTokens,
  };
  return document as unknown as Plain;
}
