import type { Pose } from '@sortie/geometry';
import { pose } from '@sortie/geometry';
import type { Plain, RandomState, Refusal, Seat, SeatId, Side } from '@sortie/kernel';
import { isRefusal, newFrame, refused } from '@sortie/kernel';
import type { DamageCardId, Maneuver, UpgradeId } from '../catalogue/index.ts';
import { damageCards, findShipCard, findUpgrade } from '../catalogue/index.ts';
import type { MissionPosition } from '../missions/mission-position.ts';
import { readMission, writeMission } from '../missions/mission-position.ts';
import type {
  BombToken,
  BombTokenId,
  CardKey,
  Edge,
  Obstacle,
  ObstacleId,
  ObstacleKind,
  Options,
  Phase,
  Ship,
  ShipId,
  Token,
  Touch,
  XwingState,
} from '../model/index.ts';
import { gameFlow } from '../rules/game-flow.ts';
import { typeOf } from '../rules/in-play.ts';
import { emptyState } from './begin.ts';
import { newShip } from './new-ship.ts';
import { readOptions } from './options.ts';

/** A ship in a position; everything but pilot, side and place may be left out. */
export interface ShipPosition {
  readonly id: string;
  readonly pilot: string;
  readonly side: Side;
  readonly seat?: string;
  readonly upgrades?: readonly string[];
  readonly discarded?: readonly string[];
  /** x, y and heading. */
  readonly at: readonly [number, number, number?] | null;
  readonly shields?: number;
  readonly faceup?: readonly string[];
  readonly facedown?: readonly string[];
  readonly tokens?: Partial<Record<Token, number>>;
  readonly lock?: string;
  readonly dial?: { readonly speed: number; readonly bearing: string };
  readonly activated?: boolean;
  readonly hasFought?: boolean;
  readonly actions?: readonly string[];
  readonly doomed?: boolean;
  readonly gone?: 'destroyed' | 'fled' | 'escaped';
  /** Left out, this round. */
  readonly goneInRound?: number;
  readonly reinforcement?: boolean;
}

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
    readonly at: readonly [number, number, number?];
  }[];
  readonly bombs?: readonly {
    readonly bomb: string;
    readonly droppedBy: string;
    readonly at: readonly [number, number, number?];
  }[];
  readonly touches?: readonly (readonly [string, string])[];
  readonly mission?: MissionPosition;
}

function placed(at: readonly [number, number, number?]): Pose {
  return pose(at[0], at[1], at[2] ?? 0);
}

function malformed(field: string): Refusal {
  return refused('table.malformed-position', { field });
}

/** Reads a position; every reference must resolve and every ship must have a place. */
export function readPosition(document: Plain, random: RandomState): XwingState | Refusal {
  const given = document as unknown as XwingPosition | null;
  if (typeof given !== 'object' || given === null || !Array.isArray(given.ships)) return malformed('ships');
  if (!['planning', 'activation', 'combat', 'end'].includes(given.phase)) return malformed('phase');
  const options = readOptions(given.options as Plain | undefined);
  if (isRefusal(options)) return options;
  const fault = faultOf(given);
  if (fault) return malformed(fault);
  const seats: readonly Seat[] = (given.seats ?? [
    { id: 'p1', side: 0 as const },
    { id: 'p2', side: 1 as const },
  ]) as readonly Seat[];
  return assembled(given, options, seats, random);
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
    if (ship.lock !== undefined && !ids.has(ship.lock)) return `${at}.lock`;
  }
  for (const [index, each] of (given.obstacles ?? []).entries())
    if (!isPlace(each?.at)) return `obstacles.${index}.at`;
  for (const [index, each] of (given.bombs ?? []).entries()) {
    if (!isPlace(each?.at) || !findUpgrade(each.bomb) || !ids.has(each.droppedBy)) return `bombs.${index}`;
  }
  return undefined;
}

function assembled(
  given: XwingPosition,
  options: Options,
  seats: readonly Seat[],
  random: RandomState,
): XwingState | Refusal {
  const ships: Ship[] = [];
  const empty = emptyState(options, seats, [], random);
  const draws = empty.decks.map((deck) => [...deck.draw]);
  let serial = 0;
  for (const each of given.ships) {
    const seat = (each.seat ?? seats.find((one) => one.side === each.side)?.id) as SeatId | undefined;
    if (!seat || !seats.some((one) => one.id === seat && one.side === each.side))
      return malformed('ships.seat');
    const ship = newShip({
      id: each.id as ShipId,
      seat,
      side: each.side,
      pilot: each.pilot as Ship['pilot'],
      upgrades: (each.upgrades ?? []) as readonly UpgradeId[],
    });
    const draw = draws[draws.length > 1 ? each.side : 0]!;
    const dealt = [
      ...(each.facedown ?? []).map((card) => ({ card, faceup: false })),
      ...(each.faceup ?? []).map((card) => ({ card, faceup: true })),
    ].map(({ card, faceup }) => {
      const place = draw.indexOf(card as DamageCardId);
      if (place >= 0) draw.splice(place, 1);
      serial++;
      const key = `${each.id}.d${serial}` as CardKey;
      return { key, card: place >= 0 ? (card as DamageCardId) : null, faceup, round: 0, serial };
    });
    if (dealt.some((card) => card.card === null)) return malformed(`ships.${each.id}.faceup`);
    const dial: Maneuver | undefined = each.dial
      ? typeOf(ship).dial.find((one) => one.speed === each.dial!.speed && one.bearing === each.dial!.bearing)
      : undefined;
    if (each.dial && !dial) return malformed(`ships.${each.id}.dial`);
    ships.push({
      ...ship,
      pose: each.at === null ? null : placed(each.at),
      shields: each.shields ?? ship.shields,
      upgrades: ship.upgrades.map((one) => ({ ...one, faceup: !(each.discarded ?? []).includes(one.card) })),
      damage: dealt,
      tokens: { ...ship.tokens, ...each.tokens },
      lock:
        each.lock === undefined
          ? null
          : { target: each.lock as ShipId, letter: 'ABCDEFGHIJKLMNOP'[ships.length]! },
      dial: dial ?? null,
      activated: each.activated ?? false,
      hasFought: each.hasFought ?? false,
      actions: (each.actions ?? []) as Ship['actions'],
      doomed: each.doomed ?? false,
      gone: each.gone ?? null,
      goneInRound: each.gone ? (each.goneInRound ?? given.round ?? 1) : null,
      reinforcement: each.reinforcement ?? false,
    });
  }
  const obstacles = (given.obstacles ?? []).map(
    (each, index): Obstacle => ({
      id: (each.id ?? `o${index + 1}`) as ObstacleId,
      kind: each.kind,
      outline: each.outline,
      pose: placed(each.at),
    }),
  );
  const bombs = (given.bombs ?? []).map(
    (each, index): BombToken => ({
      id: `b${index + 1}` as BombTokenId,
      bomb: each.bomb as UpgradeId,
      pose: placed(each.at),
      side: ships.find((ship) => ship.id === each.droppedBy)!.side,
      droppedBy: each.droppedBy as ShipId,
    }),
  );
  const touches = (given.touches ?? []).map(
    ([one, other]): Touch => ({ ships: [one as ShipId, other as ShipId], moved: [] }),
  );
  const mission = readMission(given.mission ?? {}, options, ships);
  if (typeof mission === 'string') return malformed(mission);
  return {
    ...empty,
    engine: { ...empty.engine, stack: [newFrame(0, { flow: gameFlow.name, step: given.phase })] },
    phase: given.phase,
    round: given.round ?? 1,
    initiative: given.initiative ?? 0,
    edges: given.edges ?? ['south', 'north'],
    ships,
    obstacles,
    bombs,
    touches,
    mission,
    decks: empty.decks.map((deck, index) => ({ ...deck, draw: draws[index]! })),
    serial,
    nextId: 1000,
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

function writeShip(ship: Ship): ShipPosition {
  const { pose: at, dial, lock, gone, goneInRound } = ship;
  const cards = (faceup: boolean) =>
    ship.damage.filter((each) => each.faceup === faceup && each.card).map((each) => each.card!);
  return {
    id: ship.id,
    pilot: ship.pilot,
    side: ship.side,
    seat: ship.seat,
    upgrades: ship.upgrades.map((each) => each.card),
    discarded: ship.upgrades.filter((each) => !each.faceup).map((each) => each.card),
    at: at ? [at.x, at.y, at.heading] : null,
    shields: ship.shields,
    faceup: cards(true),
    facedown: cards(false),
    tokens: ship.tokens,
    ...(lock ? { lock: lock.target } : {}),
    ...(dial ? { dial: { speed: dial.speed, bearing: dial.bearing } } : {}),
    activated: ship.activated,
    hasFought: ship.hasFought,
    actions: ship.actions,
    doomed: ship.doomed,
    ...(gone ? { gone, ...(goneInRound === null ? {} : { goneInRound }) } : {}),
    ...(ship.reinforcement ? { reinforcement: true } : {}),
  };
}
