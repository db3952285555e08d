import { type Bearing, bearings, type Maneuver, type Speed } from '@sortie/xwing/catalogue';

export interface DialRows {
  readonly bearings: readonly Bearing[];
  /** The fastest row first; a cell is empty where the ship has no such maneuver. */
  readonly rows: readonly { readonly speed: Speed; readonly cells: readonly (Maneuver | undefined)[] }[];
}

/** From left to right as ships leave the base, what turns them around last. */
const columns: readonly Bearing[] = [
  'turnLeft',
  'bankLeft',
  'straight',
  'stationary',
  'bankRight',
  'turnRight',
  ...bearings.filter((bearing) => /koiogran|segnor|tallon|reverse/.test(bearing)),
];

/** Standing still and flying straight never share a speed, so they share a column. */
export function dialRows(dial: readonly Maneuver[]): DialRows {
  const columnOf = ({ bearing }: Maneuver) => (bearing === 'stationary' ? 'straight' : bearing);
  const used = columns.filter((bearing) => dial.some((maneuver) => columnOf(maneuver) === bearing));
  const speeds = [...new Set(dial.map(({ speed }) => speed))].toSorted((one, other) => other - one);
  return {
    bearings: used,
    rows: speeds.map((speed) => ({
      speed,
      cells: used.map((bearing) => dial.find((each) => each.speed === speed && columnOf(each) === bearing)),
    })),
  };
}
