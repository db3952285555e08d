import type { missionEvents as english } from '../en/mission-events.ts';
import { numeral } from '../numeral.ts';

/** What missions add. */
export const missionEvents: typeof english = {
  disabledShipMarked: ({ ship }, names) => `${names.ship(ship)} es la nave averiada`,
  satellitePlaced: ({ satellite }) => `se coloca el satélite ${numeral(satellite)}`,
  satelliteScanned: ({ satellite, ship }, names) =>
    `${names.ship(ship)} escanea el satélite ${numeral(satellite)}`,
  satelliteReturned: ({ satellite, ship }, names) =>
    `${names.ship(ship)} pierde el satélite ${numeral(satellite)}, que vuelve a la reserva`,
};
