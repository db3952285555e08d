import type { Pose } from '@sortie/geometry';
import type { ShipView } from '@sortie/xwing/view';
import { type Flight, flightBetween } from './flight-between.ts';

interface Glide {
  readonly pose: Pose;
  readonly flight: Flight | undefined;
  readonly path: readonly Pose[] | undefined;
}

/** Remembers where ships stood, so that a ship that moves glides along its template, back too when it is undone. */
export class Glides {
  private readonly known = new Map<string, Glide>();

  follow(ship: ShipView): Glide | undefined {
    const { id, pose } = ship;
    if (!pose) {
      this.known.delete(id);
      return undefined;
    }
    const before = this.known.get(id);
    if (before && isSame(before.pose, pose)) return before;
    const glide = before ? glideOf(ship, before.pose, pose) : { pose, flight: undefined, path: undefined };
    this.known.set(id, glide);
    return glide;
  }
}

function glideOf(ship: ShipView, from: Pose, to: Pose): Glide {
  const flight = flightBetween(ship, from, to);
  if (flight) return { pose: to, flight, path: flight.path };
  const undone = flightBetween(ship, to, from);
  return { pose: to, flight: undefined, path: undone && [...undone.path.toReversed(), to] };
}

function isSame(one: Pose, other: Pose): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading;
}
