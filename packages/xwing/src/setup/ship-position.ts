import type { Pose } from '@sortie/geometry';
import { pose } from '@sortie/geometry';
import type { Refusal, Seat, SeatId, Side } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { ConditionId, DamageCardId, Maneuver, UpgradeId } from '../catalogue/index.ts';
import type { ArcFacing, CardKey, Ship, ShipId, Token } from '../model/index.ts';
import { typeOf } from '../rules/in-play.ts';
import { newShip } from './new-ship.ts';

/** x, y and heading. */
export type Place = readonly [number, number, number?];

/** A ship in a position; everything but pilot, side and place may be left out. */
export interface ShipPosition {
  readonly id: string;
  readonly pilot: string;
  readonly side: Side;
  readonly seat?: string;
  readonly upgrades?: readonly string[];
  readonly discarded?: readonly string[];
  readonly at: Place | null;
  readonly shields?: number;
  readonly faceup?: readonly string[];
  readonly facedown?: readonly string[];
  readonly tokens?: Partial<Record<Token, number>>;
  readonly mobileArc?: ArcFacing;
  /** Conditions by their ids, with the ships that assigned them. */
  readonly conditions?: readonly {
    readonly card: string;
    readonly by: string;
    /** A Damage card that lies on it. */
    readonly holds?: string;
  }[];
  /** Tokens on upgrades, by the cards' ids. */
  readonly cardTokens?: Readonly<Record<string, number>>;
  readonly speedFlown?: number;
  readonly lock?: string;
  /** A second lock, where a card lets it maintain two. */
  readonly otherLock?: string;
  /** Two locks on that ship. */
  readonly lockedTwice?: true;
  readonly dial?: { readonly speed: number; readonly bearing: string };
  readonly missedDial?: boolean;
  readonly activated?: boolean;
  readonly hasFought?: boolean;
  readonly actions?: readonly string[];
  readonly doomed?: boolean;
  readonly gone?: 'destroyed' | 'fled' | 'escaped';
  /** Left out, this round. */
  readonly goneInRound?: number;
  /** Its carrier; it is then nowhere on the table. */
  readonly docked?: string;
  readonly reinforcement?: boolean;
}

export function placeOf(at: Place): Pose {
  return pose(at[0], at[1], at[2] ?? 0);
}

export function refuseMalformed(field: string): Refusal {
  return refused('table.malformed-position', { field });
}

interface ShipReading {
  readonly round: number;
  readonly seats: readonly Seat[];
  /** The decks, from which the ships' damage cards are taken. */
  readonly draws: readonly DamageCardId[][];
  readonly earlier: readonly Ship[];
}

/** Its locks, with letters that no ship before it has. */
function locksOf(
  { lock, lockedTwice, otherLock }: ShipPosition,
  place: number,
): Pick<Ship, 'lock' | 'otherLock'> {
  const letter = 'ABCDEFGHIJKLMNOP'[place]!;
  const second = lockedTwice ? { second: 'ZYXWVUTSRQ'[place]! } : {};
  const other = { target: otherLock as ShipId, letter: `${place + 1}` };
  return {
    lock: lock === undefined ? null : { target: lock as ShipId, letter, ...second },
    ...(otherLock === undefined ? {} : { otherLock: other }),
  };
}

export function readShip(each: ShipPosition, { round, seats, draws, earlier }: ShipReading): Ship | Refusal {
  const seat = (each.seat ?? seats.find((one) => one.side === each.side)?.id) as SeatId | undefined;
  if (!seat || !seats.some((one) => one.id === seat && one.side === each.side))
    return refuseMalformed('ships.seat');
  const ship = newShip({
    id: each.id as ShipId,
    seat,
    side: each.side,
    pilot: each.pilot as Ship['pilot'],
    upgrades: (each.upgrades ?? []) as readonly UpgradeId[],
  });
  const draw = draws[draws.length > 1 ? each.side : 0]!;
  const damage = takeDamage(each, draw, countDamage(earlier));
  if (damage.some((card) => card.card === null)) return refuseMalformed(`ships.${each.id}.faceup`);
  const dial: Maneuver | undefined = each.dial
    ? typeOf(ship).dial.find((one) => one.speed === each.dial!.speed && one.bearing === each.dial!.bearing)
    : undefined;
  if (each.dial && !dial) return refuseMalformed(`ships.${each.id}.dial`);
  return {
    ...ship,
    pose: each.at === null ? null : placeOf(each.at),
    shields: each.shields ?? ship.shields,
    upgrades: ship.upgrades.map((one) => ({
      ...one,
      faceup: !(each.discarded ?? []).includes(one.card),
      tokens: each.cardTokens?.[one.card] ?? 0,
    })),
    mobileArc: each.mobileArc ?? 'front',
    conditions: (each.conditions ?? []).map(({ card, by, holds }, index) => ({
      key: `${each.id}.c${index + 1}` as CardKey,
      card: card as ConditionId,
      by: by as ShipId,
      serial: 0,
      ...(holds && takeCard(holds, draw) ? { holds: holds as DamageCardId } : {}),
    })),
    speedFlown: each.speedFlown ?? null,
    damage,
    tokens: { ...ship.tokens, ...each.tokens },
    ...locksOf(each, earlier.length),
    dial: dial ?? null,
    missedDial: each.missedDial ?? false,
    activated: each.activated ?? false,
    hasFought: each.hasFought ?? false,
    actions: (each.actions ?? []) as Ship['actions'],
    doomed: each.doomed ?? false,
    gone: each.gone ?? null,
    goneInRound: each.gone ? (each.goneInRound ?? round) : null,
    reinforcement: each.reinforcement ?? false,
    ...(each.docked === undefined ? {} : { docked: each.docked as ShipId }),
  };
}

/** How many damage cards the ships hold. */
export function countDamage(ships: readonly Ship[]): number {
  return ships.reduce((total, { damage }) => total + damage.length, 0);
}

/** Takes the card out of the deck; false where the deck has no such card left. */
function takeCard(card: string, draw: DamageCardId[]): boolean {
  const place = draw.indexOf(card as DamageCardId);
  if (place >= 0) draw.splice(place, 1);
  return place >= 0;
}

/** The ship's damage cards out of the deck; null where the deck has no such card left. */
function takeDamage(
  { id, facedown = [], faceup: shown = [] }: ShipPosition,
  draw: DamageCardId[],
  before: number,
): Ship['damage'] {
  return [
    ...facedown.map((card) => ({ card, faceup: false })),
    ...shown.map((card) => ({ card, faceup: true })),
  ].map(({ card, faceup }, index) => {
    const place = draw.indexOf(card as DamageCardId);
    if (place >= 0) draw.splice(place, 1);
    const serial = before + index + 1;
    const key = `${id}.d${serial}` as CardKey;
    return {
      key,
      card: place >= 0 ? (card as DamageCardId) : null,
      faceup,
      inForce: faceup,
      round: 0,
      serial,
    };
  });
}

export function writeShip(ship: Ship): ShipPosition {
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
    mobileArc: ship.mobileArc,
    conditions: ship.conditions.map(({ card, by, holds }) => ({ card, by, ...(holds ? { holds } : {}) })),
    cardTokens: Object.fromEntries(
      ship.upgrades.filter(({ tokens }) => tokens > 0).map(({ card, tokens }) => [card, tokens]),
    ),
    ...(ship.speedFlown === null ? {} : { speedFlown: ship.speedFlown }),
    ...(lock ? { lock: lock.target } : {}),
    ...(ship.otherLock ? { otherLock: ship.otherLock.target } : {}),
    ...(lock?.second ? { lockedTwice: true } : {}),
    ...(dial ? { dial: { speed: dial.speed, bearing: dial.bearing } } : {}),
    ...(ship.missedDial ? { missedDial: true } : {}),
    activated: ship.activated,
    hasFought: ship.hasFought,
    actions: ship.actions,
    doomed: ship.doomed,
    ...(gone ? { gone, ...(goneInRound === null ? {} : { goneInRound }) } : {}),
    ...(ship.reinforcement ? { reinforcement: true } : {}),
    ...(ship.docked === undefined ? {} : { docked: ship.docked }),
  };
}
