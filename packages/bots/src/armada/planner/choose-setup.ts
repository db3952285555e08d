import type { Plain } from '@sortie/kernel';
import { fieldsOf, lookUp } from '../../planning/answers.ts';
import type { Fleets } from './fleets.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** How little an objective of the other side helps it, as far as this player knows how to play against it. */
const HARMLESS: Readonly<Record<string, number>> = {
  'superior-positions': 5,
  'dangerous-territory': 4,
  'opening-salvo': 3,
  minefields: 3,
  'fleet-ambush': 2,
  'most-wanted': 2,
  'intel-sweep': 2,
  'hyperspace-assault': 1,
  'precision-strike': 1,
};

export function chooseObjective(thinking: Thinking): Plain {
  return bestAnswer(thinking, (answer) => lookUp(HARMLESS, fieldsOf(answer).objective));
}

/** Firing first is worth more than choosing the objective. */
export function chooseInitiative(thinking: Thinking): Plain {
  const { side } = thinking;
  return bestAnswer(thinking, (answer) => (fieldsOf(answer).side === side ? 1 : 0));
}

/** The mean of the places across the table at which a side's ships stand; the middle of the table without any. */
function centreOf(fleets: Fleets, ships: Fleets['own']): number {
  const { width } = fleets.view.options.area;
  if (ships.length === 0) return width / 2;
  return ships.reduce((sum, { place }) => sum + place.pose.x, 0) / ships.length;
}

function speedFor(answer: Plain, most: number): Plain {
  return { ...fieldsOf(answer), speed: Math.min(2, most) };
}

/** Ships together, towards the middle, opposite the enemy; squadrons in front of them. */
export function chooseDeployment(thinking: Thinking): Plain {
  const { fleets, view, side } = thinking;
  const { width, depth } = view.options.area;
  const isSouth = view.edges[side] === 'south';
  const wanted = (centreOf(fleets, fleets.enemies) + centreOf(fleets, fleets.own) + width / 2) / 3;
  const best = bestAnswer(thinking, (answer) => {
    const { ship, x, y } = fieldsOf(answer);
    if (typeof x !== 'number' || typeof y !== 'number') return 0;
    const forward = isSouth ? y : depth - y;
    const aside = -0.02 * Math.abs(x - wanted);
    // Squadrons wait until the enemy has shown more of its ships.
    return typeof ship === 'string'
      ? aside + 0.01 * forward
      : aside + 0.03 * forward + 0.5 * Math.min(4, fleets.own.length) - 8;
  });
  const placed = fieldsOf(best).ship;
  const vessel = view.ships.find(({ id }) => id === placed);
  return vessel ? speedFor(best, vessel.values.maxSpeed) : best;
}

/** Obstacles on the enemy's half. */
export function chooseObstacle(thinking: Thinking): Plain {
  const { view, side } = thinking;
  const isSouth = view.edges[side] === 'south';
  return bestAnswer(thinking, (answer) => {
    const { y } = fieldsOf(answer);
    return typeof y === 'number' ? 0.01 * (isSouth ? y : -y) : 0;
  });
}
