import { type Edge, heading, type Point } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { Speed } from '../catalogue/index.ts';
import {
  advanceAlong,
  difficultAlong,
  distanceToEdge,
  firstStop,
  isNotched,
  layTool,
  lengthOf,
  nearestEdges,
  pointOn,
  radiusOf,
  type ToolPose,
} from '../measuring/index.ts';
import type { MoveAnswer, MovePlan, Placement } from '../model/index.ts';
import { type MoveContext, startOf } from './move-context.ts';
import {
  completePlacements,
  keptPlaces,
  othersOf,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { emptyPlan, formationAfter } from './standard-move.ts';
import { typeOf } from './surroundings.ts';
import { isNumber, type MoveFields, pointIn, type Way } from './ways-to-move.ts';

/** One way to flee, and how far from the edge it leaves the unit. */
interface Flight extends ToolPose {
  readonly along: number;
  readonly plan: MovePlan;
  /** Nothing is left of the way when it leaves the battlefield. */
  readonly left: number;
}

const TOWARDS: Readonly<Record<Edge, number>> = { north: 0, east: 90, south: 180, west: 270 };
const TURNS = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90];
/** Ways that end so near to each other are equally direct. */
const CARE = 1;

function distanceTo({ around: { relief }, who }: MoveContext, edge: Edge, at: Point): number {
  return distanceToEdge(relief, edge, at) - radiusOf(who.base);
}

/** At most direct towards the edge, or bent round what is in the way. lg.panic.max-move, lg.panic.detour */
function posesOf(context: MoveContext, edges: readonly Edge[]): readonly Omit<ToolPose, 'speed'>[] {
  const start = startOf(context);
  if (isNotched(context.who.base)) return TURNS.map((bend) => ({ angle: start.heading, bend }));
  return edges.flatMap((edge) =>
    TURNS.flatMap((turn) => {
      const angle = heading(TOWARDS[edge] + turn);
      return turn === 0
        ? [{ angle, bend: 0 }]
        : [
            { angle, bend: 0 },
            { angle, bend: -turn },
          ];
    }),
  );
}

/** The full tool at maximum speed, or as far as something lets it. lg.panic.max-move, lg.panic.off-battlefield */
function fleeBy(
  context: MoveContext,
  pose: Omit<ToolPose, 'speed'>,
  edges: readonly Edge[],
): Flight | undefined {
  const { unit, who, around, speeds, startsSlow } = context;
  const start = startOf(context);
  const lay = (speed: number) => layTool(start, who.base, { ...pose, speed: speed as Speed });
  const isSlow =
    startsSlow ||
    (speeds.full > 0 &&
      difficultAlong(lay(speeds.full), lengthOf(lay(speeds.full)), who, around.relief).length > 0);
  const speed = (isSlow ? speeds.slowed : speeds.full) as Speed;
  if (speed < 1) return undefined;
  const route = lay(speed);
  const stop = firstStop(route, who, around.relief, around.walls);
  if (stop?.kind === 'edge') {
    const to = { ...start, ...pointOn(route, stop.at) };
    const plan = { ...emptyPlan(context, to), leaves: true };
    return { ...pose, speed, along: 1, plan, left: 0 };
  }
  const reached = advanceAlong(route, who, around);
  if (!reached) return undefined;
  const formation = formationAfter(
    context,
    { stand: reached.stand, displaced: [], contacted: null },
    isSlow ? undefined : speed,
  );
  const others = completePlacements(formation, keptPlaces(unit, start, reached.stand));
  if (!others) return undefined;
  const left = Math.min(...edges.map((edge) => distanceTo(context, edge, reached.stand)));
  const plan = { ...emptyPlan(context, reached.stand), others };
  return { ...pose, speed, along: reached.after / lengthOf(route), plan, left: Math.max(CARE / 2, left) };
}

function withOthers(context: MoveContext, flight: Flight, others: unknown): MovePlan | Refusal {
  const { unit } = context;
  const { plan, speed } = flight;
  if (plan.leaves) return plan;
  const placements = readPlacements(
    others,
    othersOf(unit).map(({ id }) => id),
  );
  if (!placements) return refused('table.malformed-answer', { field: 'others' });
  // lg.panic.cohesion
  const formation = formationAfter(context, { stand: plan.to, displaced: [], contacted: null }, speed);
  return refusePlacements(formation, placements) ?? { ...plan, others: placements as readonly Placement[] };
}

function answerOf({ speed, angle, bend, along, plan }: Flight): MoveAnswer {
  return { type: 'panic', speed, angle, bend, along, others: plan.others };
}

/** Towards the nearest edge; between edges equally near its player chooses. lg.panic.only-move, lg.panic.withdraw */
export function panicWay(context: MoveContext, clamber: Way): Way {
  const edges = nearestEdges(context.leader, context.around.relief);
  const distanceNow = Math.min(...edges.map((edge) => distanceTo(context, edge, startOf(context))));
  let found: readonly Flight[] | undefined;
  const flights = () => {
    found ??= posesOf(context, edges).flatMap((pose) => fleeBy(context, pose, edges) ?? []);
    return found;
  };
  const leastLeft = () => Math.min(distanceNow, ...flights().map(({ left }) => left));
  // Walking leads no nearer to the edge. lg.panic.clamber
  const isBarred = () => typeOf(context.unit) === 'trooper' && leastLeft() > distanceNow - CARE;
  const leadsOut = (to: Point) =>
    Math.min(...edges.map((edge) => distanceTo(context, edge, to))) < distanceNow - CARE;
  const plan = (answer: MoveFields): MovePlan | Refusal => {
    const { speed, angle, bend, along } = answer;
    const to = pointIn(answer);
    if (to && isBarred() && leadsOut(to)) {
      const plan = clamber.plan(answer);
      return isRefusal(plan) ? plan : { ...plan, type: 'panic' };
    }
    if (!isNumber(speed) || !isNumber(angle) || !isNumber(bend) || !isNumber(along) || Math.abs(bend) > 90) {
      return refused('table.malformed-answer', { field: 'speed, angle, bend, along' });
    }
    const flight = fleeBy(context, { angle: heading(angle), bend }, edges);
    const isDirect =
      flight !== undefined &&
      flight.left <= leastLeft() + CARE &&
      speed === flight.speed &&
      Math.abs(along - flight.along) <= 0.005;
    return isDirect
      ? withOthers(context, flight, answer.others)
      : refused('lg.panic.max-move', { unit: context.unit.id });
  };
  function* suggest(): Iterable<MoveAnswer> {
    for (const answer of isBarred() ? clamber.suggest() : []) {
      if ('to' in answer && leadsOut(answer.to)) yield { ...answer, type: 'panic' };
    }
    for (const flight of flights()) {
      if (flight.left > leastLeft() + CARE) continue;
      const answer = answerOf(flight);
      if (!isRefusal(plan(answer as unknown as MoveFields))) yield answer;
    }
  }
  return {
    plan,
    suggest,
    complete: () => {
      for (const answer of suggest()) return answer;
      return refused('lg.panic.max-move', { unit: context.unit.id });
    },
  };
}
