import type { Requirement } from './card-terms.ts';
import { damageCards } from './damage-decks.ts';
import { fitsShipType } from './fits-ship-type.ts';
import { findPilot, pilots } from './pilots.ts';
import type { ShipType } from './ship-type.ts';
import { shipType, shipTypes } from './ship-types.ts';
import type { Slot } from './slot.ts';
import type { Upgrade } from './upgrade.ts';
import { findUpgrade, upgrades } from './upgrades.ts';

const others: readonly ShipType[] = shipTypes.filter(({ size }) => size !== 'huge');

/** Whether a ship of the type could meet it; what depends on its pilot or on other cards it could. */
function mayMeet(type: ShipType, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'size':
      return requirement.sizes.includes(type.size);
    case 'energy':
      return type.energy !== undefined;
    case 'shipType':
      return requirement.names.some((name) => fitsShipType(type.name, name));
    case 'ship':
      return requirement.ships.includes(type.id);
    default:
      return true;
  }
}

function fitsSmallOrLarge({ requires }: Upgrade): boolean {
  return others.some((type) => requires.every((requirement) => mayMeet(type, requirement)));
}

let known: ReadonlySet<Slot> | undefined;

/** Every slot that some small or large ship has, by its pilot or by a card that it may carry. */
function slotsOfOthers(): ReadonlySet<Slot> {
  known ??= new Set<Slot>([
    'title',
    'modification',
    ...pilots.filter((each) => shipType(each.shipType).size !== 'huge').flatMap(({ slots }) => slots),
    ...upgrades.filter(fitsSmallOrLarge).flatMap(({ grants }) =>
      grants.flatMap((grant): readonly Slot[] => {
        if (grant.kind === 'slot') return [grant.slot];
        if (grant.kind === 'slotChoice') return grant.slots;
        return grant.kind === 'treatSlot' ? grant.as : [];
      }),
    ),
  ]);
  return known;
}

/** A card that only huge ships can have, by what the catalogue says of it. xw.ship.size.huge */
export function isHugeOnly(cardId: string): boolean {
  const pilot = findPilot(cardId);
  if (pilot) return shipType(pilot.shipType).size === 'huge';
  const upgrade = findUpgrade(cardId);
  if (upgrade) return !fitsSmallOrLarge(upgrade) || !slotsOfOthers().has(upgrade.slot);
  return damageCards.some(({ id, deck }) => id === cardId && deck === 'huge');
}
