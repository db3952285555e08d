import type { PilotId } from '../catalogue/index.ts';
import type { Ship, ShipId } from '../model/index.ts';

const LINK = 'title:ig2000';

/** The pilots of the other friendly ships that bear the link in play. */
export function linkedPilots(ships: readonly Ship[], self: ShipId): readonly PilotId[] {
  const own = ships.find(({ id }) => id === self)!;
  const others = ships.filter(({ id, side, gone, upgrades }) => {
    const isLinked = upgrades.some(({ card, faceup }) => faceup && card === LINK);
    return id !== self && side === own.side && gone === null && isLinked;
  });
  return others.map(({ pilot }) => pilot);
}
