import { placePoint, pose } from '@sortie/geometry';
import type { Refusal, Seat, SeatId, Side } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type {
  Command,
  DamageCardId,
  HullZone,
  ShipCardId,
  SquadronCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import { commands, findShip, findSquadron, findUpgrade } from '../catalogue/index.ts';
import type {
  CardKey,
  DamageInPlay,
  DefenseTokenInPlay,
  Ship,
  ShipId,
  SliderSide,
  Squadron,
  SquadronId,
} from '../model/index.ts';
import { newShip, newSquadron } from './new-unit.ts';

type TokenState = DefenseTokenInPlay['state'];

/** A ship in a position; everything but card, side and place may be left out. */
export interface ShipPosition {
  readonly id: string;
  readonly card: string;
  readonly side: Side;
  readonly seat?: string;
  readonly upgrades?: readonly string[];
  readonly discarded?: readonly string[];
  readonly exhausted?: readonly string[];
  /** x, y and heading; null while it is not on the table. */
  readonly at: readonly [number, number, number?] | null;
  readonly speed?: number;
  readonly shields?: Partial<Readonly<Record<HullZone, number>>>;
  readonly faceup?: readonly string[];
  readonly facedown?: readonly string[];
  readonly defenseTokens?: readonly TokenState[];
  /** From the top of the stack. */
  readonly dials?: readonly Command[];
  readonly usedDial?: Command;
  readonly commandTokens?: readonly Command[];
  readonly activated?: boolean;
  readonly resolved?: readonly Command[];
  readonly destroyed?: number;
  readonly setAside?: boolean;
}

export interface SquadronPosition {
  readonly id: string;
  readonly card: string;
  readonly side: Side;
  readonly seat?: string;
  readonly at: readonly [number, number] | null;
  readonly hull?: number;
  readonly defenseTokens?: readonly TokenState[];
  readonly slider?: SliderSide;
  readonly destroyed?: number;
  readonly setAside?: boolean;
}

export function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-position', { field });
}

function isPlace(at: unknown): boolean {
  if (at === null) return true;
  return Array.isArray(at) && at.length >= 2 && at.length <= 3 && at.every((each) => Number.isFinite(each));
}

function areCommands(given: unknown): boolean {
  return given === undefined || (Array.isArray(given) && given.every((each) => commands.includes(each)));
}

/** The field of the ship that cannot be read. */
export function faultOfShip(given: ShipPosition | null): string | undefined {
  if (typeof given?.id !== 'string') return 'id';
  if (typeof given.card !== 'string' || !findShip(given.card)) return 'card';
  if (given.side !== 0 && given.side !== 1) return 'side';
  if (!isPlace(given.at)) return 'at';
  if (!(given.upgrades ?? []).every((card) => findUpgrade(card))) return 'upgrades';
  if (!areCommands(given.dials) || !areCommands(given.commandTokens)) return 'dials';
  return undefined;
}

export function faultOfSquadron(given: SquadronPosition | null): string | undefined {
  if (typeof given?.id !== 'string') return 'id';
  if (typeof given.card !== 'string' || !findSquadron(given.card)) return 'card';
  if (given.side !== 0 && given.side !== 1) return 'side';
  return isPlace(given.at) ? undefined : 'at';
}

/** The seat that controls the unit, or undefined when there is none on its side. */
export function seatOf(
  seats: readonly Seat[],
  given: { readonly seat?: string; readonly side: Side },
): SeatId | undefined {
  const wanted = given.seat ?? seats.find(({ side }) => side === given.side)?.id;
  return seats.find(({ id, side }) => id === wanted && side === given.side)?.id;
}

function withStates(
  tokens: readonly DefenseTokenInPlay[],
  states: readonly TokenState[] = [],
): DefenseTokenInPlay[] {
  return tokens.map(({ token, state }, place) => ({ token, state: states[place] ?? state }));
}

/** The ship's damage cards out of the deck; undefined where the deck has no such card left. */
function takeDamage(
  { id, facedown = [], faceup = [] }: ShipPosition,
  draw: DamageCardId[],
  before: number,
): DamageInPlay[] | undefined {
  const taken: DamageInPlay[] = [];
  for (const [card, isFaceup] of [
    ...facedown.map((each) => [each, false] as const),
    ...faceup.map((each) => [each, true] as const),
  ]) {
    const place = draw.indexOf(card as DamageCardId);
    if (place < 0) return undefined;
    draw.splice(place, 1);
    const serial = before + taken.length + 1;
    taken.push({
      key: `${id}.d${serial}` as CardKey,
      card: card as DamageCardId,
      faceup: isFaceup,
      inForce: isFaceup,
      serial,
    });
  }
  return taken;
}

export function readShip(
  given: ShipPosition,
  { seat, draw, before }: { readonly seat: SeatId; readonly draw: DamageCardId[]; readonly before: number },
): Ship | Refusal {
  const ship = newShip({
    id: given.id as ShipId,
    seat,
    side: given.side,
    card: given.card as ShipCardId,
    upgrades: (given.upgrades ?? []) as readonly UpgradeCardId[],
  });
  const damage = takeDamage(given, draw, before);
  if (!damage) return refuseMalformed(`ships.${given.id}.faceup`);
  return {
    ...ship,
    pose: given.at === null ? null : pose(given.at[0], given.at[1], given.at[2] ?? 0),
    speed: given.speed ?? 1,
    shields: { ...ship.shields, ...given.shields },
    upgrades: ship.upgrades.map((each) => ({
      ...each,
      faceup: !(given.discarded ?? []).includes(each.card),
      exhausted: (given.exhausted ?? []).includes(each.card),
    })),
    damage,
    defenseTokens: withStates(ship.defenseTokens, given.defenseTokens),
    dials: (given.dials ?? []).map((command) => ({ command, round: 0, knownTo: [] })),
    usedDial: given.usedDial ?? null,
    commandTokens: [...(given.commandTokens ?? [])],
    activated: given.activated ?? false,
    resolved: [...(given.resolved ?? [])],
    destroyed: given.destroyed ?? null,
    removed: given.destroyed !== undefined,
    setAside: given.setAside ?? false,
  };
}

export function readSquadron(given: SquadronPosition, seat: SeatId): Squadron {
  const squadron = newSquadron({
    id: given.id as SquadronId,
    seat,
    side: given.side,
    card: given.card as SquadronCardId,
  });
  return {
    ...squadron,
    at: given.at === null ? null : placePoint({ x: given.at[0], y: given.at[1] }),
    hull: given.hull ?? squadron.hull,
    defenseTokens: withStates(squadron.defenseTokens, given.defenseTokens),
    slider: given.slider ?? squadron.slider,
    destroyed: given.destroyed ?? null,
    removed: given.destroyed !== undefined,
    setAside: given.setAside ?? false,
  };
}

const statesOf = (tokens: readonly DefenseTokenInPlay[]) => tokens.map(({ state }) => state);

export function writeShip(ship: Ship): ShipPosition {
  const { pose: at, damage } = ship;
  const cards = (isFaceup: boolean) =>
    damage.flatMap(({ card, faceup }) => (card && faceup === isFaceup ? [card] : []));
  const named = (isWanted: (each: Ship['upgrades'][number]) => boolean) =>
    ship.upgrades.filter(isWanted).map(({ card }) => card);
  return {
    id: ship.id,
    card: ship.card,
    side: ship.side,
    seat: ship.seat,
    upgrades: named(() => true),
    discarded: named(({ faceup }) => !faceup),
    exhausted: named(({ exhausted }) => exhausted),
    at: at ? [at.x, at.y, at.heading] : null,
    speed: ship.speed,
    shields: ship.shields,
    faceup: cards(true),
    facedown: cards(false),
    defenseTokens: statesOf(ship.defenseTokens),
    dials: ship.dials.map(({ command }) => command),
    ...(ship.usedDial ? { usedDial: ship.usedDial } : {}),
    commandTokens: ship.commandTokens,
    activated: ship.activated,
    resolved: ship.resolved,
    ...(ship.destroyed === null ? {} : { destroyed: ship.destroyed }),
    setAside: ship.setAside,
  };
}

export function writeSquadron(squadron: Squadron): SquadronPosition {
  const { at } = squadron;
  return {
    id: squadron.id,
    card: squadron.card,
    side: squadron.side,
    seat: squadron.seat,
    at: at ? [at.x, at.y] : null,
    hull: squadron.hull,
    defenseTokens: statesOf(squadron.defenseTokens),
    slider: squadron.slider,
    ...(squadron.destroyed === null ? {} : { destroyed: squadron.destroyed }),
    setAside: squadron.setAside,
  };
}
