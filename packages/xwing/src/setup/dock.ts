import { rulesOfCard } from '../abilities/registry.ts';
import type { Ship } from '../model/index.ts';

/** Ships that begin docked to the carrier of their squad. xw.later.docking.set-up */
export function dock(ships: readonly Ship[]): Ship[] {
  return ships.map((ship) => {
    const carrier = ships.find(
      (each) => each.seat === ship.seat && each.upgrades.some(({ card }) => carries(card, ship)),
    );
    return carrier ? { ...ship, docked: carrier.id } : ship;
  });
}

/** Whether the title of a carrier goes with a title of the ship. */
function carries(title: string, { upgrades }: Ship): boolean {
  const passenger = rulesOfCard(title)?.carries;
  return passenger !== undefined && upgrades.some(({ card }) => card === passenger);
}
