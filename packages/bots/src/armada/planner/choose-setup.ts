import type { ObstacleId } from '@sortie/armada/catalogue';
import { pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { planOf } from '../objectives/index.ts';
import { type Fleets, type Vessel, vesselAt } from './fleets.ts';
import { outlookOf, restWorth, standingWorth } from './standing.ts';
import { chanceToLeave } from './stay-inside.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

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

/** The speed that a ship sets out with. */
function speedOf(most: number): number {
  return Math.min(2, most);
}

/** The ship as it would stand where the answer puts it. */
function deployedVessel({ fleets, view }: Thinking, answer: Plain): Vessel | undefined {
  const { ship: id, x, y, heading } = fieldsOf(answer);
  const ship = view.ships.find((each) => each.id === id);
  if (!ship || typeof x !== 'number' || typeof y !== 'number' || typeof heading !== 'number')
    return undefined;
  const moving = { ...ship, speed: speedOf(ship.values.maxSpeed) };
  return vesselAt(view, fleets.table, moving, pose(x, y, heading));
}

/** How much of what the objective brings can be seen from where a ship is deployed. */
const FORESEEN = 0.3;

function foreseen(thinking: Thinking, vessel: Vessel | undefined): number {
  const { fleets, depth } = thinking;
  if (!vessel || depth.objective === 0) return 0;
  const { place } = vessel;
  const own = [...fleets.own, vessel];
  return (
    FORESEEN *
    depth.objective *
    restWorth({ ...fleets, own }, { vessel, place, placeOf: (each) => each.place })
  );
}

/** Ships together, towards the middle, opposite the enemy; squadrons in front of them. */
function lineWorth(thinking: Thinking, answer: Plain, wanted: number): number {
  const { fleets, view, side } = thinking;
  const { ship, x, y } = fieldsOf(answer);
  if (typeof x !== 'number' || typeof y !== 'number') return 0;
  const forward = view.edges[side] === 'south' ? y : view.options.area.depth - y;
  const aside = -0.02 * Math.abs(x - wanted);
  // Squadrons wait until the enemy has shown more of its ships.
  return typeof ship === 'string'
    ? aside + 0.01 * forward + foreseen(thinking, deployedVessel(thinking, answer))
    : aside + 0.03 * forward + 0.5 * Math.min(4, fleets.own.length) - 8;
}

/** What comes into a battle under way stands where it gives more fire than it takes. */
function arrivalWorth(thinking: Thinking, answer: Plain): number {
  const { fleets, depth } = thinking;
  const vessel = deployedVessel(thinking, answer);
  if (!vessel) return 0;
  const { place, cost, ship } = vessel;
  const lost = chanceToLeave(fleets, vessel, place, ship.speed) * cost;
  return standingWorth(fleets, vessel, place, outlookOf(fleets, depth)) - lost;
}

export function chooseDeployment(thinking: Thinking): Plain {
  const { fleets, view } = thinking;
  const wanted =
    (centreOf(fleets, fleets.enemies) + centreOf(fleets, fleets.own) + view.options.area.width / 2) / 3;
  const best = bestAnswer(thinking, (answer) =>
    view.round > 0 ? arrivalWorth(thinking, answer) : lineWorth(thinking, answer, wanted),
  );
  const placed = fieldsOf(best).ship;
  const ship = view.ships.find(({ id }) => id === placed);
  return ship ? { ...fieldsOf(best), speed: speedOf(ship.values.maxSpeed) } : best;
}

/** Obstacles on the enemy's half, unless the objective makes them worth something. */
export function chooseObstacle(thinking: Thinking): Plain {
  const { fleets, view, side } = thinking;
  const isSouth = view.edges[side] === 'south';
  const plan = planOf(view.objective?.card);
  return bestAnswer(thinking, (answer) => {
    const { obstacle, x, y, heading } = fieldsOf(answer);
    if (typeof x !== 'number' || typeof y !== 'number') return 0;
    const place = { id: obstacle as ObstacleId, pose: pose(x, y, Number(heading)) };
    return plan.obstacle?.(fleets, place) ?? 0.01 * (isSouth ? y : -y);
  });
}
