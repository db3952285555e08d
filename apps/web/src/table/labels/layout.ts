import type { Point } from '@sortie/geometry';
import type { Box } from '../camera/framing.ts';
import type { Size } from '../whole-table.ts';
import { areaOver, areOver } from './boxes.ts';
import { boxOf, reachOf, type Way, waysOf } from './candidates.ts';
import type { Body, LabelPlace, LabelWish } from './label.ts';

export interface LayoutWanted {
  readonly wishes: readonly LabelWish[];
  readonly bodies: readonly Body[];
  readonly view: Size;
  /** Parts of the view that are covered: buttons. */
  readonly covered: readonly Box[];
  /** Where the labels stood before: one stays where it is when another place is hardly better. */
  readonly before?: ReadonlyMap<string, LabelPlace>;
}

const ROUNDS = 4;
/** The inner part of a body, which nothing may cover. */
const CORE = 0.5;
/** What it costs to lie on the outer part of a body. */
const UPON_BODY = { each: 4, pixel: 0.25 } as const;
const HABIT = 9;
const EDGE = 2;

interface Chosen {
  readonly way: Way;
  readonly box: Box;
}

/**
 * Places for all labels so that none covers another, the middle of a body or a button: the weightiest choose first,
 * then come some rounds in which each takes the best place beside all others. What finds no room is left out.
 */
export function layOutLabels(wanted: LayoutWanted): ReadonlyMap<string, LabelPlace> {
  const order = [...wanted.wishes].sort(
    (one, other) => other.weight - one.weight || compare(one.id, other.id),
  );
  const near = neighbours(order, wanted.bodies);
  const chosen = new Map<string, Chosen>();
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const wish of order) {
      const now = chosen.get(wish.id);
      if (now && now.way === waysOf(wish)[0]) continue;
      const best = bestPlace(wish, wanted, near.get(wish.id)!, chosen);
      if (best?.way !== now?.way) isSettled = false;
      if (best) chosen.set(wish.id, best);
    }
    if (isSettled) break;
  }
  return new Map(
    order.flatMap((wish) => {
      const found = chosen.get(wish.id);
      return found ? [[wish.id, placeOf(wish, found)] as const] : [];
    }),
  );
}

function placeOf({ at }: LabelWish, { way: { form, standsOff }, box }: Chosen): LabelPlace {
  return { form, x: box.x + box.width / 2 - at.x, y: box.y + box.height / 2 - at.y, standsOff };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A body and the part of it that nothing may cover. */
interface Solid {
  readonly whole: Box;
  readonly core: Box;
}

interface Neighbours {
  readonly wishes: readonly LabelWish[];
  readonly solids: readonly Solid[];
}

/** Whatever each label could ever meet. */
function neighbours(wishes: readonly LabelWish[], bodies: readonly Body[]): ReadonlyMap<string, Neighbours> {
  const reaches = wishes.map(reachOf);
  const solids = bodies.map(({ middle, half }) => ({
    middle,
    reach: Math.max(half.width, half.height),
    solid: { whole: around(middle, half, 1), core: around(middle, half, CORE) },
  }));
  return new Map(
    wishes.map(({ id, at }, place) => {
      const isNear = ({ x, y }: Point, reach: number) =>
        Math.abs(x - at.x) < reach + reaches[place]! && Math.abs(y - at.y) < reach + reaches[place]!;
      return [
        id,
        {
          wishes: wishes.filter((other, index) => index !== place && isNear(other.at, reaches[index]!)),
          solids: solids.flatMap(({ middle, reach, solid }) => (isNear(middle, reach) ? [solid] : [])),
        },
      ];
    }),
  );
}

/** The best place that is free, while all others stay where they are. */
function bestPlace(
  wish: LabelWish,
  wanted: LayoutWanted,
  { wishes, solids }: Neighbours,
  chosen: ReadonlyMap<string, Chosen>,
): Chosen | undefined {
  const before = wanted.before?.get(wish.id);
  const others = wishes.flatMap(({ id }) => chosen.get(id)?.box ?? []);
  const isSeen = isWithin(wish.at, wanted.view);
  let best: Chosen | undefined;
  let lowest = Number.POSITIVE_INFINITY;
  for (const way of waysOf(wish)) {
    if (way.cost - HABIT >= lowest) break;
    const box = boxOf(wish, way);
    if (isCut(box, wanted, isSeen) || others.some((other) => areOver(box, other))) continue;
    const habit = before && isSame(placeOf(wish, { way, box }), before) ? HABIT : 0;
    const cost = way.cost - habit + costUpon(box, solids);
    if (cost < lowest) {
      best = { way, box };
      lowest = cost;
    }
  }
  return best;
}

function isSame(one: LabelPlace, other: LabelPlace): boolean {
  return one.form === other.form && Math.abs(one.x - other.x) < 3 && Math.abs(one.y - other.y) < 3;
}

/** What it costs to lie on these bodies; without end for the middle of one. */
function costUpon(box: Box, solids: readonly Solid[]): number {
  let cost = 0;
  for (const { whole, core } of solids) {
    if (!areOver(box, whole)) continue;
    if (areOver(box, core)) return Number.POSITIVE_INFINITY;
    cost += UPON_BODY.each + UPON_BODY.pixel * areaOver(box, whole);
  }
  return cost;
}

/** Whether an edge or a button covers it; what belongs to something outside the view may lie all outside too. */
function isCut(box: Box, { view, covered }: LayoutWanted, isSeen: boolean): boolean {
  const { x, y, width, height } = box;
  const isInside =
    x >= EDGE && y >= EDGE && x + width <= view.width - EDGE && y + height <= view.height - EDGE;
  if (isInside) return covered.some((each) => areOver(box, each));
  return isSeen || areOver(box, { x: 0, y: 0, ...view });
}

function isWithin({ x, y }: Point, { width, height }: Size): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function around({ x, y }: Point, half: Size, share: number): Box {
  const [width, height] = [half.width * share, half.height * share];
  return { x: x - width, y: y - height, width: 2 * width, height: 2 * height };
}
