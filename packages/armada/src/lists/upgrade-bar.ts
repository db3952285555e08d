import type { LaterUpgradeType, UpgradeType } from '../catalogue/index.ts';
import { type AnyShip, typesOf } from './any-card.ts';
import type { ShipBuild } from './build.ts';

export type Icon = UpgradeType | LaterUpgradeType;

/**
 * The printed upgrade bar, with the commander and the title that every ship may carry without an icon.
 * ar.upgrade.one-per-icon, ar.upgrade.commander-any-ship, ar.upgrade.title-icon-match
 */
export function upgradeBar(ship: AnyShip): readonly Icon[] {
  return ['commander', 'title', ...ship.slots];
}

/** The icons of a ship, and which card each holds by the card's place on the ship. */
export interface SeatedCards {
  readonly icons: readonly Icon[];
  readonly held: readonly (number | undefined)[];
  /** The cards for which no icon is left. */
  readonly without: readonly number[];
}

/** An icon holds one card of its type; a card that takes two lies on both. ar.upgrade.one-per-icon */
export function seatCards({ ship, upgrades }: ShipBuild): SeatedCards {
  const icons = upgradeBar(ship);
  const held: (number | undefined)[] = icons.map(() => undefined);
  const without = upgrades.flatMap((card, place) => {
    const free = freeIcons(icons, held, typesOf(card));
    if (free === undefined) return [place];
    for (const at of free) held[at] = place;
    return [];
  });
  return { icons, held, without };
}

/** A free icon for each of the types, or undefined when one of them has none. */
function freeIcons(
  icons: readonly Icon[],
  held: readonly (number | undefined)[],
  types: readonly Icon[],
): readonly number[] | undefined {
  const free: number[] = [];
  for (const type of types) {
    const at = icons.findIndex(
      (icon, place) => icon === type && held[place] === undefined && !free.includes(place),
    );
    if (at < 0) return undefined;
    free.push(at);
  }
  return free;
}
