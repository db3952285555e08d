import {
  type Faction,
  type Pilot,
  pilots,
  type ShipType,
  type ShipTypeId,
  type Slot,
  shipType,
} from '@sortie/xwing/catalogue';
import { isPlayable } from '@sortie/xwing/coverage';
import { hasWords } from '../../../../lists/word-search.ts';

export type Uniqueness = 'any' | 'unique' | 'generic';
export type PilotOrder = 'ship' | 'skill' | 'points' | 'name';

export interface PilotWish {
  readonly words: string;
  readonly faction: Faction;
  readonly shipType: ShipTypeId | 'any';
  readonly slot: Slot | 'any';
  readonly most: number | null;
  readonly unique: Uniqueness;
  /** Only what can be played on this table today. */
  readonly playable: boolean;
  readonly hugeShips: boolean;
  readonly order: PilotOrder;
}

export interface Found<Card> {
  readonly cards: readonly Card[];
  /** How many more there would be with those that cannot be played yet. */
  readonly hidden: number;
}

/** `textOf` gives the words that a card is found by. */
export function findPilots(wish: PilotWish, textOf: (pilot: Pilot) => string): Found<Pilot> {
  const matching = pilots.filter(
    (pilot) =>
      pilot.faction === wish.faction &&
      pilot.deployedBy === undefined &&
      (wish.hugeShips || shipType(pilot.shipType).size !== 'huge') &&
      (wish.shipType === 'any' || pilot.shipType === wish.shipType) &&
      (wish.slot === 'any' || pilot.slots.includes(wish.slot)) &&
      (wish.most === null || pilot.points <= wish.most) &&
      isWanted(pilot.unique, wish.unique) &&
      hasWords(textOf(pilot), wish.words),
  );
  const cards = wish.playable ? matching.filter(({ uid }) => isPlayable(uid)) : matching;
  return { cards: cards.toSorted(orders[wish.order]), hidden: matching.length - cards.length };
}

export function isWanted(unique: boolean, wanted: Uniqueness): boolean {
  return wanted === 'any' || unique === (wanted === 'unique');
}

export interface PilotsOfShip {
  readonly type: ShipType;
  readonly pilots: readonly Pilot[];
}

/** Neighbours of one type under one heading. */
export function groupByShip(cards: readonly Pilot[]): readonly PilotsOfShip[] {
  const groups = new Map<ShipTypeId, Pilot[]>();
  for (const card of cards) groups.set(card.shipType, [...(groups.get(card.shipType) ?? []), card]);
  return [...groups].map(([type, members]) => ({ type: shipType(type), pilots: members }));
}

/** The ship types that a faction flies, by name. */
export function shipTypesOf(faction: Faction): readonly ShipType[] {
  const ids = new Set(pilots.filter((pilot) => pilot.faction === faction).map((pilot) => pilot.shipType));
  return [...ids].map(shipType).toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Whoever of the faction may fly the same ship, the best first. */
export function pilotsOfShip({ shipType: type, faction }: Pilot): readonly Pilot[] {
  return pilots
    .filter((each) => each.shipType === type && each.faction === faction && each.deployedBy === undefined)
    .toSorted(bySkill);
}

const byName = (one: Pilot, other: Pilot) => one.name.localeCompare(other.name);
const bySkill = (one: Pilot, other: Pilot) =>
  other.skill - one.skill || other.points - one.points || byName(one, other);

const orders: Readonly<Record<PilotOrder, (one: Pilot, other: Pilot) => number>> = {
  ship: (one, other) =>
    shipType(one.shipType).name.localeCompare(shipType(other.shipType).name) || bySkill(one, other),
  skill: bySkill,
  points: (one, other) => one.points - other.points || byName(one, other),
  name: byName,
};
