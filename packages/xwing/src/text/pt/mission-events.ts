import type { missionEvents as english } from '../en/mission-events.ts';
import { numeral } from '../numeral.ts';

/** What missions add. */
export const missionEvents: typeof english = {
  disabledShipMarked: ({ ship }, names) => `${names.ship(ship)} é a nave desabilitada`,
  satellitePlaced: ({ satellite }) => `o satélite ${numeral(satellite)} é colocado`,
  satelliteScanned: ({ satellite, ship }, names) =>
    `${names.ship(ship)} escaneia o satélite ${numeral(satellite)}`,
  satelliteReturned: ({ satellite, ship }, names) =>
    `${names.ship(ship)} perde o satélite ${numeral(satellite)}, que volta à reserva`,
};
