import type { Performers } from '../rules/performer.ts';

export const missionPerformers = {
  markDisabledShip: (_state, { ship }, { emit }) => {
    emit({ kind: 'disabledShipMarked', ship });
  },
  placeSatellite: (_state, { satellite, at }, { emit }) => {
    emit({ kind: 'satellitePlaced', satellite, at });
  },
  scanSatellite: (_state, { satellite, ship }, { emit }) => {
    emit({ kind: 'satelliteScanned', satellite, ship });
  },
  returnSatellites: (state, { ship }, { emit }) => {
    const carried = state.mission!.satellites.filter(
      ({ scannedBy, returned }) => scannedBy === ship && !returned,
    );
    for (const { id } of carried) emit({ kind: 'satelliteReturned', satellite: id, ship });
  },
} satisfies Partial<Performers>;
