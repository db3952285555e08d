import type { SatelliteId } from '../model/index.ts';
import type { Appliers, DraftState } from '../rules/applier.ts';

function satelliteIn(state: DraftState, id: SatelliteId) {
  return state.mission!.satellites.find((each) => each.id === id)!;
}

export const missionAppliers = {
  disabledShipMarked: (state, event) => {
    state.mission!.disabledShip = event.ship;
  },
  satellitePlaced: (state, event) => {
    satelliteIn(state, event.satellite).at = { x: event.at.x, y: event.at.y };
  },
  satelliteScanned: (state, event) => {
    // xw.mission3.scan.collect
    const satellite = satelliteIn(state, event.satellite);
    satellite.at = null;
    satellite.scannedBy = event.ship;
  },
  satelliteReturned: (state, event) => {
    satelliteIn(state, event.satellite).returned = true;
  },
} satisfies Partial<Appliers>;
