import { card } from '../card-words.ts';

/** ar.known.upgrade.offensive-retrofits */
export const expandedHangarBay = card('expanded-hangar-bay', {
  adds: { squadronValue: ({ self, ship }) => (ship.id === self ? 1 : 0) },
});
