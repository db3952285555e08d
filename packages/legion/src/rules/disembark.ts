import { headingTowards, type Point, pointsOnCircle, squareBetween } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import {
  distanceToEdge,
  type Figure,
  firstStop,
  floorUnder,
  layTool,
  legOf,
  nearestEdges,
  placeAt,
  radiusOf,
  type Surroundings,
  standAt,
  standFault,
  type Traveller,
  type Wish,
} from '../measuring/index.ts';
import type { LegionState, MoveAnswer, MovePlan, Moving, Stand, Unit } from '../model/index.ts';
import { unitOf } from './in-play.ts';
import {
  completePlacements,
  type Formation,
  othersOf,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { figuresOf, surroundingsOf, travellerOf } from './surroundings.ts';
import { pointIn, type Way } from './ways-to-move.ts';

interface Disembarking {
  readonly unit: Unit;
  readonly who: Traveller;
  readonly around: Surroundings;
  /** Where the leader is put in contact with the vehicle. lg.transport.disembark.how */
  readonly starts: readonly Stand[];
}

const FLUSH = 0.003;

function standOver({ around, who }: Pick<Disembarking, 'around' | 'who'>, { x, y }: Point, heading: number) {
  const place = placeAt(x, y, 0);
  return standAt({ ...place, level: floorUnder(around.relief, place, radiusOf(who.base)) }, heading);
}

function disembarkingOf(state: LegionState, { unit: id }: Moving): Disembarking {
  const unit = unitOf(state, id);
  const who = travellerOf(state, unit);
  // No enemy is touched. lg.transport.disembark.no-enemy-contact
  const around = surroundingsOf(state, unit);
  const vehicles: readonly Figure[] = unit.vehicle === null ? [] : figuresOf(unitOf(state, unit.vehicle));
  const radius = radiusOf(who.base);
  const starts = vehicles
    .flatMap(({ stand, base }) => pointsOnCircle(stand, radius + radiusOf(base) + FLUSH, 2 * radius))
    .map((point) => standOver({ around, who }, point, 0))
    .filter((stand) => standFault(who, stand, around) === undefined);
  return { unit, who, around, starts };
}

/** A straight speed-1 move leads there from the vehicle's side. */
function isReached({ who, around, starts }: Disembarking, to: Stand): boolean {
  const reach = 2 * legOf(who.base, 1);
  return starts.some((start) => {
    const square = squareBetween(start, to);
    if (square > reach * reach + 0.01) return false;
    if (square < 0.01) return true;
    const route = layTool(start, who.base, { speed: 1, angle: headingTowards(start, to), bend: 0 });
    const stop = firstStop(route, who, around.relief, around.walls);
    return stop === undefined || stop.at * stop.at >= square - 0.01;
  });
}

function refuseLeader(from: Disembarking, to: Stand): Refusal | undefined {
  const about = { unit: from.unit.id, miniature: from.unit.leader };
  const fault = standFault(from.who, to, from.around);
  if (fault) return refused(fault.rule, about);
  return isReached(from, to) ? undefined : refused('lg.transport.disembark.how', about);
}

function formationAt({ unit, who, around }: Disembarking, leader: Stand): Formation {
  return { unit, leader, who, around, keepsOffDifficult: false, touching: [] };
}

function wishesAround({ unit }: Disembarking, { x, y }: Stand): readonly Wish[] {
  return othersOf(unit).map(({ id }) => ({ id, at: { x, y } }));
}

function answerAt(from: Disembarking, to: Stand): MoveAnswer | undefined {
  if (refuseLeader(from, to)) return undefined;
  const others = completePlacements(formationAt(from, to), wishesAround(from, to));
  return others && { type: 'disembark', to, others };
}

/** Ways that end so near to each other are equally direct. */
const CARE = 1;

/** Who panicked leaves towards the edge nearest to the vehicle, as far as it can. lg.transport.panicked */
function fleesWith(
  { relief }: Surroundings,
  vehicle: readonly Figure[],
  open: () => Iterable<MoveAnswer>,
): (to: Point) => boolean {
  const edges = vehicle.flatMap((each) => nearestEdges(each, relief));
  const leftAt = (to: Point) => Math.min(...edges.map((edge) => distanceToEdge(relief, edge, to)));
  let least: number | undefined;
  return (to) => {
    least ??= Math.min(...[...open()].flatMap((answer) => ('to' in answer ? [leftAt(answer.to)] : [])));
    return leftAt(to) <= least + CARE;
  };
}

function planFor(state: LegionState, { vehicle }: Unit, to: Stand): MovePlan {
  return {
    type: 'disembark',
    to,
    others: [],
    contacted: null,
    displaced: [],
    dice: 0,
    wounds: 0,
    leaves: false,
    vehicle: null,
    // lg.transport.disembark-after-two-moves
    isLast: vehicle !== null && unitOf(state, vehicle).standardMoves > 1,
  };
}

/** Answers all round the vehicle, the farthest first; so far apart on each circle. */
function* answersRound(
  from: Disembarking,
  vehicle: readonly Figure[],
  spacing: number | undefined,
): Iterable<MoveAnswer> {
  const reach = 2 * legOf(from.who.base, 1);
  for (const far of [reach - 1, reach / 2, FLUSH]) {
    for (const { stand, base } of vehicle) {
      const radius = radiusOf(base) + radiusOf(from.who.base) + far;
      for (const point of pointsOnCircle(stand, radius, spacing ?? radius)) {
        const answer = answerAt(from, standOver(from, point, 0));
        if (answer) yield answer;
      }
    }
  }
}

/** From contact with the vehicle, by a speed-1 move. lg.transport.disembark.how */
export function disembarkWay(state: LegionState, at: Moving): Way {
  const from = disembarkingOf(state, at);
  const { unit } = from;
  const vehicle = unit.vehicle === null ? [] : figuresOf(unitOf(state, unit.vehicle));
  // Who panicked looks closely for the most direct way.
  const isPanicked = at.source === 'panic';
  const everywhere = () => answersRound(from, vehicle, isPanicked ? 2 * radiusOf(from.who.base) : undefined);
  const isAway = isPanicked ? fleesWith(from.around, vehicle, everywhere) : () => true;
  function* suggest(): Iterable<MoveAnswer> {
    for (const answer of everywhere()) if ('to' in answer && isAway(answer.to)) yield answer;
  }
  return {
    plan: (answer) => {
      const point = pointIn(answer);
      if (!point) return refused('table.malformed-answer', { field: 'to' });
      const to = standOver(from, point, 0);
      const fault = refuseLeader(from, to);
      if (fault) return fault;
      if (!isAway(to)) return refused('lg.transport.panicked', { unit: unit.id });
      const others = readPlacements(
        answer.others,
        othersOf(unit).map(({ id }) => id),
      );
      if (!others) return refused('table.malformed-answer', { field: 'others' });
      return refusePlacements(formationAt(from, to), others) ?? { ...planFor(state, unit, to), others };
    },
    suggest,
    complete: (rough) => {
      const point = pointIn(rough);
      const exact = point && answerAt(from, standOver(from, point, 0));
      if (exact && 'to' in exact && isAway(exact.to)) return exact;
      for (const answer of suggest()) return answer;
      return refused('lg.transport.disembark.how', { unit: unit.id });
    },
  };
}
