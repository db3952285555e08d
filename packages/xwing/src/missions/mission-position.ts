import type { Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import { pilot } from '../catalogue/index.ts';
import type { MissionState, Options, Satellite, SatelliteId, Ship, ShipId } from '../model/index.ts';
import { takesTurns } from '../rules/in-play.ts';
import { newMission } from './begin-mission.ts';

/** What a mission keeps track of, in a position; the mission itself is one of the options. */
export interface MissionPosition {
  /** The side of the Rebels; left out, that of the Rebel ships. */
  readonly rebel?: Side;
  readonly disabledShip?: string;
  readonly satellites?: readonly {
    readonly id?: string;
    readonly band?: 2 | 3;
    readonly at?: readonly [number, number] | null;
    readonly scannedBy?: string;
    readonly returned?: boolean;
  }[];
}

function rebelSide(given: MissionPosition, ships: readonly Ship[]): Side {
  const known = ships.find((ship) => pilot(ship.pilot).faction === 'rebel')?.side;
  return given.rebel ?? known ?? otherSide(ships[0]?.side ?? 1);
}

type SatellitePosition = NonNullable<MissionPosition['satellites']>[number];

function readSatellite(given: SatellitePosition, index: number): Satellite {
  const { id = `satellite${index + 1}`, band = 3, at, scannedBy, returned = false } = given;
  return {
    id: id as SatelliteId,
    band,
    at: at ? { x: at[0], y: at[1] } : null,
    scannedBy: (scannedBy ?? null) as ShipId | null,
    returned,
  };
}

function isSound(given: SatellitePosition, ships: readonly Ship[]): boolean {
  const { at, scannedBy } = given ?? {};
  const isSomewhere = at ? at.length === 2 && at.every(Number.isFinite) : scannedBy !== undefined;
  return isSomewhere && (scannedBy === undefined || ships.some(({ id }) => id === scannedBy));
}

/** The mission of a position, or the field that does not fit it. */
export function readMission(
  given: MissionPosition,
  options: Options,
  ships: readonly Ship[],
): MissionState | null | string {
  if (!options.mission) return null;
  const begun = newMission(options.mission, options, rebelSide(given, ships));
  const shuttle = ships.find((ship) => !takesTurns(ship))?.id ?? null;
  const rebels = ships.filter(({ side }) => side === begun.rebel);
  switch (options.mission) {
    case 'mission1':
      return shuttle ? { ...begun, shuttle } : 'ships';
    case 'mission2': {
      const disabled = rebels.find(({ id }) => id === (given.disabledShip ?? rebels[0]?.id));
      return disabled ? { ...begun, disabledShip: disabled.id } : 'mission.disabledShip';
    }
    case 'mission3': {
      const satellites = given.satellites ?? [];
      const isWhole = satellites.length > 0 && satellites.every((each) => isSound(each, ships));
      return isWhole ? { ...begun, satellites: satellites.map(readSatellite) } : 'mission.satellites';
    }
  }
}

export function writeMission(mission: MissionState): MissionPosition {
  const { rebel, disabledShip, satellites } = mission;
  return {
    rebel,
    ...(disabledShip ? { disabledShip } : {}),
    ...(satellites.length > 0
      ? {
          satellites: satellites.map(({ id, band, at, scannedBy, returned }) => ({
            id,
            band,
            at: at ? ([at.x, at.y] as const) : null,
            ...(scannedBy ? { scannedBy } : {}),
            returned,
          })),
        }
      : {}),
  };
}
