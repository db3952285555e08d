import type { EventSentences } from './event-sentences.ts';

type MissionEvent = 'disabledShipMarked' | 'satellitePlaced' | 'satelliteScanned' | 'satelliteReturned';

/** What missions add. */
export const missionEvents: EventSentences<MissionEvent> = {
  disabledShipMarked: ({ ship }, names) => `${names.ship(ship)} is the disabled ship`,
  satellitePlaced: ({ satellite }) => `satellite ${satellite} is placed`,
  satelliteScanned: ({ satellite, ship }, names) => `${names.ship(ship)} scans satellite ${satellite}`,
  satelliteReturned: ({ satellite, ship }, names) =>
    `${names.ship(ship)} loses satellite ${satellite} to the supply`,
};
