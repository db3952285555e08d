import type { Point } from '@sortie/geometry';
import {
  bandsOfColour,
  type DicePool,
  dicePool,
  dieColours,
  type HullZone,
  hullZones,
  type RangeBand,
  rangeBands,
} from '../catalogue/index.ts';
import { RANGE_LIMITS } from '../measuring/index.ts';
import { findShip, isShipInPlay } from '../rules/in-play.ts';
import { placeOf } from '../rules/places.ts';
import { tableOver } from '../rules/table.ts';
import { batteryOf, countDice } from '../rules/values.ts';
import { arcOutline } from '../scene/reach-marks.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { topOfView } from '../view/table-of-view.ts';

/** What a battery throws at ships in one range band. */
export interface BatteryReach {
  readonly zone: HullZone;
  readonly band: RangeBand;
  readonly dice: DicePool;
  /** All that lies in the arc up to the end of the band. */
  readonly outline: readonly Point[];
}

/**
 * How far each battery of a ship reaches from where it stands, the farthest band first, and with which dice; bands
 * where it has none are left out. Empty for a ship that is not on the table.
 * ar.attack.armament.battery-per-zone, ar.attack.roll.dice-by-range
 */
export function batteryReach(view: ArmadaView, id: string): readonly BatteryReach[] {
  const top = topOfView(view);
  const ship = findShip(top, id);
  if (!ship || !isShipInPlay(ship)) return [];
  const table = tableOver(top);
  const place = placeOf(ship);
  return rangeBands.toReversed().flatMap((band) =>
    hullZones
      .map((zone) => ({
        zone,
        band,
        dice: diceInBand(batteryOf(table, ship, zone), band),
        outline: arcOutline(place, zone, RANGE_LIMITS[rangeBands.indexOf(band)]!),
      }))
      .filter(({ dice }) => countDice(dice) > 0),
  );
}

function diceInBand(battery: DicePool, band: RangeBand): DicePool {
  const colours = dieColours.filter((colour) => bandsOfColour[colour].includes(band));
  return dicePool(Object.fromEntries(colours.map((colour) => [colour, battery[colour]])));
}
