import { cosine, sine, TOLERANCE } from '@sortie/geometry';
import type { Place } from '../model/index.ts';
import { type Candidate, goodPlace, type PlacedMiniature, type Wish } from './candidates.ts';
import { areNearer } from './cohesion.ts';
import type { Cohesion } from './cohesion-terms.ts';
import { radiusOf } from './figures.ts';

/** From how many sides the room is filled, and how many steps a last exhaustive search may take. */
const SIDES = 24;
const STEPS = 20_000;

function fill(cohesion: Cohesion, good: readonly Place[], needed: number): readonly Place[] {
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  const taken: Place[] = [];
  for (const place of good) {
    if (taken.some((other) => areNearer(other, place, apart))) continue;
    taken.push(place);
    if (taken.length === needed) break;
  }
  return taken;
}

/** Every choice of places in one order, until enough are apart or the steps are used up. */
function search(cohesion: Cohesion, good: readonly Place[], needed: number): readonly Place[] | undefined {
  const apart = 2 * radiusOf(cohesion.who.base) - TOLERANCE;
  let steps = 0;
  const choose = (taken: readonly Place[], from: number): readonly Place[] | undefined => {
    if (taken.length === needed) return taken;
    for (let index = from; index < good.length; index++) {
      if (++steps > STEPS) return undefined;
      const place = good[index]!;
      if (taken.some((other) => areNearer(other, place, apart))) continue;
      const found = choose([...taken, place], index + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return choose([], 0);
}

/** Room for everybody where wishes alone left none. */
export function packPlaces(
  cohesion: Cohesion,
  candidates: readonly Candidate[],
  wishes: readonly Wish[],
): readonly PlacedMiniature[] | undefined {
  const good = candidates.flatMap((candidate) => goodPlace(cohesion, candidate) ?? []);
  const needed = wishes.length;
  let places = fill(cohesion, good, needed);
  for (let side = 0; side < SIDES && places.length < needed; side++) {
    const [x, y] = [sine((360 * side) / SIDES), cosine((360 * side) / SIDES)];
    const ordered = good.toSorted((one, other) => one.x * x + one.y * y - other.x * x - other.y * y);
    places = fill(cohesion, ordered, needed);
  }
  const found = places.length === needed ? places : search(cohesion, good, needed);
  return found && assign(found, wishes);
}

/** Each wish takes the nearest place that is left. */
function assign(places: readonly Place[], wishes: readonly Wish[]): readonly PlacedMiniature[] {
  const left = [...places];
  return wishes.map(({ id, at }) => {
    let best = 0;
    for (let index = 1; index < left.length; index++) {
      if (squareTo(left[index]!, at) < squareTo(left[best]!, at)) best = index;
    }
    return { id, place: left.splice(best, 1)[0]! };
  });
}

function squareTo(place: Place, { x, y }: Wish['at']): number {
  return (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y);
}
