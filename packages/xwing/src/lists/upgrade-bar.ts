import type { Grant, Slot, Upgrade } from '../catalogue/index.ts';
import type { Build } from './build.ts';

/** A place for one card; it may take cards of several types. */
export interface Icon {
  readonly slots: readonly Slot[];
  readonly maxCost?: number;
  readonly card?: string;
  /** The card that brought the icon, by its place on the ship; it cannot lie there itself. */
  readonly grantedBy?: number;
}

/**
 * The upgrade bar as the ship's cards change it, with the one title and the one modification every ship may
 * carry. xw.squad.upgrade.bar-slot, xw.squad.upgrade.title-max-one, xw.squad.upgrade.modification-max-one
 */
export function upgradeBar({ pilot, upgrades }: Build): readonly Icon[] {
  const grants = upgrades.flatMap((card) => card.grants);
  const printed = withoutLost(pilot.slots, grants);
  const single = (['title', 'modification'] as const).flatMap((slot) =>
    repeatSlot(slot, capacity(slot, grants)),
  );
  const gained = upgrades.flatMap((card, place) => gainedIcons(card, place));
  return [...[...printed, ...single].map((slot) => iconOf(slot, grants)), ...gained];
}

/** The icons of a ship, and which card each holds by the card's place on the ship. */
export interface SeatedCards {
  readonly icons: readonly Icon[];
  readonly held: readonly (number | undefined)[];
  /** The cards for which no icon is left. */
  readonly without: readonly number[];
}

/** An icon holds one card; a card that takes two lies on both. */
export function seatCards(build: Build): SeatedCards {
  const icons = upgradeBar(build);
  const needs = build.upgrades.flatMap((card, place) => Array.from({ length: card.fills }, () => place));
  const held: (number | undefined)[] = icons.map(() => undefined);
  const without = needs.filter((_, need) => !findIcon(need, { icons, needs, held, build }, new Set()));
  return {
    icons,
    held: held.map((need) => (need === undefined ? undefined : needs[need])),
    without: [...new Set(without)],
  };
}

interface Seating {
  readonly icons: readonly Icon[];
  readonly needs: readonly number[];
  readonly held: (number | undefined)[];
  readonly build: Build;
}

/** Cards already placed make room when another icon takes them. */
function findIcon(need: number, seating: Seating, tried: Set<number>): boolean {
  const { icons, needs, held, build } = seating;
  const place = needs[need];
  const card = place === undefined ? undefined : build.upgrades[place];
  if (card === undefined) return false;
  return icons.some((icon, at) => {
    if (tried.has(at) || icon.grantedBy === place || !takes(icon, card)) return false;
    tried.add(at);
    const holder = held[at];
    if (holder !== undefined && !findIcon(holder, seating, tried)) return false;
    held[at] = need;
    return true;
  });
}

function takes(icon: Icon, card: Upgrade): boolean {
  return (
    icon.slots.includes(card.slot) &&
    (icon.maxCost === undefined || card.points <= icon.maxCost) &&
    (icon.card === undefined || icon.card === card.uid)
  );
}

function withoutLost(slots: readonly Slot[], grants: readonly Grant[]): readonly Slot[] {
  const lost = new Map<Slot, number>();
  for (const grant of grants) {
    if (grant.kind !== 'loseSlot') continue;
    lost.set(grant.slot, (lost.get(grant.slot) ?? 0) + (grant.count === 'all' ? slots.length : grant.count));
  }
  return slots.filter((slot) => {
    const left = lost.get(slot) ?? 0;
    lost.set(slot, left - 1);
    return left <= 0;
  });
}

function capacity(slot: Slot, grants: readonly Grant[]): number {
  return grants.reduce(
    (most, grant) => (grant.kind === 'capacity' && grant.slot === slot ? Math.max(most, grant.total) : most),
    1,
  );
}

function iconOf(slot: Slot, grants: readonly Grant[]): Icon {
  const others = grants.flatMap((grant) =>
    grant.kind === 'treatSlot' && grant.slot === slot ? grant.as : [],
  );
  return { slots: [slot, ...others] };
}

function gainedIcons(card: Upgrade, place: number): readonly Icon[] {
  return card.grants.flatMap((grant): Icon[] => {
    if (grant.kind === 'slotChoice') return [{ slots: grant.slots, grantedBy: place }];
    if (grant.kind !== 'slot') return [];
    const { kind: _kind, slot, ...terms } = grant;
    return [{ slots: [slot], ...terms, grantedBy: place }];
  });
}

function repeatSlot(slot: Slot, count: number): readonly Slot[] {
  return Array.from({ length: count }, () => slot);
}
