import type { UpgradeSlot } from '../catalogue/index.ts';
import type { UnitBuild } from './build.ts';

/** The printed icons, and those that upgrades add. lg.army.upgrade.slot-per-icon */
export function upgradeBarOf({ unit, upgrades }: UnitBuild): readonly UpgradeSlot[] {
  return [...unit.upgradeBar, ...upgrades.flatMap(({ addsSlots }) => addsSlots)];
}

/** The icons of a unit, and which card each holds by the card's place on the unit. */
export interface SeatedUpgrades {
  readonly icons: readonly UpgradeSlot[];
  readonly held: readonly (number | undefined)[];
  /** The cards for which no icon is left. */
  readonly without: readonly number[];
}

/** An icon holds one card of its type. lg.army.upgrade.slot-per-icon */
export function seatUpgrades(build: UnitBuild): SeatedUpgrades {
  const icons = upgradeBarOf(build);
  const held: (number | undefined)[] = icons.map(() => undefined);
  const without: number[] = [];
  for (const [place, { type }] of build.upgrades.entries()) {
    const free = icons.findIndex((icon, at) => icon === type && held[at] === undefined);
    if (free < 0) without.push(place);
    else held[free] = place;
  }
  return { icons, held, without };
}
