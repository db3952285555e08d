import type { Draft } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import type { MissionState, SatelliteId, XwingEffect, XwingEvent, XwingState } from '../model/index.ts';

export type MissionEffect = Extract<
  XwingEffect,
  { kind: 'markDisabledShip' | 'placeSatellite' | 'scanSatellite' | 'returnSatellites' }
>;

export type MissionEvent = Extract<
  XwingEvent,
  { kind: 'disabledShipMarked' | 'satellitePlaced' | 'satelliteScanned' | 'satelliteReturned' }
>;

/** What happens when a mission's order is carried out. */
export function eventsOfMission(state: XwingState, effect: MissionEffect): MissionEvent[] {
  switch (effect.kind) {
    case 'markDisabledShip':
      return [{ kind: 'disabledShipMarked', ship: effect.ship }];
    case 'placeSatellite':
      return [{ kind: 'satellitePlaced', satellite: effect.satellite, at: effect.at }];
    case 'scanSatellite':
      return [{ kind: 'satelliteScanned', satellite: effect.satellite, ship: effect.ship }];
    case 'returnSatellites':
      return state
        .mission!.satellites.filter(({ scannedBy, returned }) => scannedBy === effect.ship && !returned)
        .map(({ id }) => ({ kind: 'satelliteReturned', satellite: id, ship: effect.ship }));
    default:
      return unreachable(effect);
  }
}

/** Writes what happened into the mission's state. */
export function applyMission(mission: Draft<MissionState>, event: MissionEvent): void {
  switch (event.kind) {
    case 'disabledShipMarked':
      mission.disabledShip = event.ship;
      return;
    case 'satellitePlaced':
      satelliteIn(mission, event.satellite).at = { x: event.at.x, y: event.at.y };
      return;
    case 'satelliteScanned': {
      // xw.mission3.scan.collect
      const satellite = satelliteIn(mission, event.satellite);
      satellite.at = null;
      satellite.scannedBy = event.ship;
      return;
    }
    case 'satelliteReturned':
      satelliteIn(mission, event.satellite).returned = true;
      return;
    default:
      unreachable(event);
  }
}

function satelliteIn(mission: Draft<MissionState>, id: SatelliteId) {
  return mission.satellites.find((each) => each.id === id)!;
}
