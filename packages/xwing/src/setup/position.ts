import type { Plain, RandomState, Refusal, Seat, Side } from '@sortie/kernel';
import { isRefusal, newFrame } from '@sortie/kernel';
import type { UpgradeId } from '../catalogue/index.ts';
import { damageCards, findShipCard, findUpgrade } from '../catalogue/index.ts';
import type { MissionPosition } from '../missions/mission-position.ts';
import { readMission, writeMission } from '../missions/mission-position.ts';
import type {
  BombToken,
  BombTokenId,
  Edge,
  Obstacle,
  ObstacleId,
  ObstacleKind,
  Options,
  Phase,
  Ship,
  ShipId,
  Touch,
  XwingState,
} from '../model/index.ts';
import { gameFlow } from '../rules/game-flow.ts';
import { emptyState } from './begin.ts';
import { readOptions } from './options.ts';
import type { Place, ShipPosition } from './ship-position.ts';
import { countDamage, placeOf, readShip, refuseMalformed, writeShip } from './ship-position.ts';

/** Any situation between two steps of a round, as a small document. */
export interface XwingPosition {
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly phase: Exclude<Phase, 'setup'>;
  readonly initiative?: Side;
  readonly edges?: readonly [Edge, Edge];
  readonly seats?: readonly { readonly id: string; readonly side: Side }[];
  readonly ships: readonly ShipPosition[];
  readonly obstacles?: readonly {
    readonly id?: string;
    readonly kind: ObstacleKind;
    readonly outline: number;
    readonly at: Place;
  }[];
  readonly bombs?: readonly {
    readonly bomb: string;
    readonly droppedBy: string;
    readonly at: Place;
  }[];
  readonly touches?: readonly (readonly [string, string])[];
  readonly mission?: MissionPosition;
}

/** Reads a position; every reference must resolve and every ship must have a place. */
export function readPosition(document: Plain, random: RandomState): XwingState | Refusal {
  const given = document as unknown as XwingPosition | null;
  if (typeof given !== 'object' || given === null || !Array.isArray(given.ships))
    return refuseMalformed('ships');
  if (!['planning', 'activation', 'combat', 'end'].includes(given.phase)) return refuseMalformed('phase');
  const options = readOptions(given.options as Plain | undefined);
  if (isRefusal(options)) return options;
  const fault = faultOf(given);
  if (fault) return refuseMalformed(fault);
  const seats: readonly Seat[] = (given.seats ?? [
    { id: 'p1', side: 0 as const },
    { id: 'p2', side: 1 as const },
  ]) as readonly Seat[];
  return assembleState(given, options, seats, random);
}

function isPlace(at: unknown): boolean {
  return Array.isArray(at) && at.length >= 2 && at.length <= 3 && at.every((each) => Number.isFinite(each));
}

function faultOf(given: XwingPosition): string | undefined {
  const ids = new Set(given.ships.map((ship) => ship?.id));
  if (ids.size !== given.ships.length) return 'ships.id';
  for (const [index, ship] of given.ships.entries()) {
    const at = `ships.${index}`;
    if (typeof ship?.id !== 'string') return `${at}.id`;
    if (typeof ship.pilot !== 'string' || !findShipCard(ship.pilot)) return `${at}.pilot`;
    if (ship.side !== 0 && ship.side !== 1) return `${at}.side`;
    if (ship.at !== null && !isPlace(ship.at)) return `${at}.at`;
    for (const card of ship.upgrades ?? []) if (!findUpgrade(card)) return `${at}.upgrades`;
    for (const card of [...(ship.faceup ?? []), ...(ship.facedown ?? [])]) {
      if (!damageCards.some((each) => each.id === card)) return `${at}.faceup`;
    }
    for (const lock of [ship.lock, ship.otherLock])
      if (lock !== undefined && !ids.has(lock)) return `${at}.lock`;
    if (ship.docked !== undefined && (!ids.has(ship.docked) || ship.at !== null)) return `${at}.docked`;
  }
  for (const [index, each] of (given.obstacles ?? []).entries())
    if (!isPlace(each?.at)) return `obstacles.${index}.at`;
  for (const [index, each] of (given.bombs ?? []).entries()) {
    if (!isPlace(each?.at) || !findUpgrade(each.bomb) || !ids.has(each.droppedBy)) return `bombs.${index}`;
  }
  return undefined;
}

function assembleState(
  given: XwingPosition,
  options: Options,
  seats: readonly Seat[],
  random: RandomState,
): XwingState | Refusal {
  const empty = emptyState(options, seats, [], random);
  const draws = empty.decks.map((deck) => [...deck.draw]);
  const ships: Ship[] = [];
  for (const each of given.ships) {
    const ship = readShip(each, { round: given.round ?? 1, seats, draws, earlier: ships });
    if (isRefusal(ship)) return ship;
    ships.push(ship);
  }
  const mission = readMission(given.mission ?? {}, options, ships);
  if (typeof mission === 'string') return refuseMalformed(mission);
  return {
    ...empty,
    engine: { ...empty.engine, stack: [newFrame(0, { flow: gameFlow.name, step: given.phase })] },
    phase: given.phase,
    round: given.round ?? 1,
    initiative: given.initiative ?? 0,
    edges: given.edges ?? ['south', 'north'],
    ships,
    obstacles: (given.obstacles ?? []).map(readObstacle),
    bombs: (given.bombs ?? []).map((each, index) => readBomb(each, index, ships)),
    touches: (given.touches ?? []).map(
      ([one, other]): Touch => ({ ships: [one as ShipId, other as ShipId], moved: [] }),
    ),
    mission,
    decks: empty.decks.map((deck, index) => ({ ...deck, draw: draws[index]! })),
    serial: countDamage(ships),
    nextId: 1000,
  };
}

function readObstacle(each: NonNullable<XwingPosition['obstacles']>[number], index: number): Obstacle {
  return {
    id: (each.id ?? `o${index + 1}`) as ObstacleId,
    kind: each.kind,
    outline: each.outline,
    pose: placeOf(each.at),
  };
}

function readBomb(
  each: NonNullable<XwingPosition['bombs']>[number],
  index: number,
  ships: readonly Ship[],
): BombToken {
  return {
    id: `b${index + 1}` as BombTokenId,
    bomb: each.bomb as UpgradeId,
    pose: placeOf(each.at),
    side: ships.find((ship) => ship.id === each.droppedBy)!.side,
    droppedBy: each.droppedBy as ShipId,
  };
}

/** The situation as a document; what runs in the middle of a step is not part of it. */
export function writePosition(state: XwingState): Plain {
  const document: XwingPosition = {
    options: state.options,
    round: state.round,
    phase: state.phase === 'setup' ? 'planning' : state.phase,
    initiative: state.initiative ?? 0,
    edges: state.edges ?? ['south', 'north'],
    seats: state.seats,
    ships: state.ships.map(writeShip),
    obstacles: state.obstacles.flatMap(({ id, kind, outline, pose: at }) =>
      at ? [{ id, kind, outline, at: [at.x, at.y, at.heading] as const }] : [],
    ),
    bombs: state.bombs.map(({ bomb, droppedBy, pose: at }) => ({
      bomb,
      droppedBy,
      at: [at.x, at.y, at.heading],
    })),
    touches: state.touches.map(({ ships }) => ships),
    ...(state.mission ? { mission: writeMission(state.mission) } : {}),
  };
  return document as unknown as Plain;
}
