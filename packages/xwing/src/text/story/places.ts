import type { Pose } from '@sortie/geometry';
import { distanceSquared } from '@sortie/geometry';
import type { LogEvent } from '../../model/index.ts';
import { baseAt } from '../../rules/base.ts';
import { rangeOf } from '../../rules/range.ts';
import type { XwingView } from '../../view/xwing-view.ts';

/** Where ships stood at a moment of the log. */
export function placesOf({ ships }: XwingView) {
  const poses = new Map<string, Pose>();
  const poseOf = (id: string) => poses.get(id) ?? ships.find((ship) => ship.id === id)?.pose ?? null;
  return {
    follow(event: LogEvent): void {
      if (event.kind === 'shipDeployed') poses.set(event.ship, event.pose);
      if (event.kind === 'shipMoved') poses.set(event.ship, event.to);
      if (event.kind === 'shipArrived' && event.ship.pose) poses.set(event.ship.id, event.ship.pose);
    },
    /** Null for a ship that has no place on the table. */
    rangeBetween(one: string, other: string): number | null {
      const [first, second] = [one, other].map((id) => {
        const ship = ships.find((each) => each.id === id);
        const pose = poseOf(id);
        return ship && pose ? baseAt(ship, pose) : null;
      });
      return first && second ? rangeOf(distanceSquared(first, second)) : null;
    },
  };
}
