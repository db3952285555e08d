import { TOLERANCE } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { isRefusal, refused } from '@sortie/kernel';
import type { Speed } from '../catalogue/index.ts';
import {
  areWithin,
  difficultAlong,
  endCompulsoryMove,
  isOnTable,
  layTool,
  lengthOf,
  radiusOf,
  standFault,
  standOn,
  toolFault,
  toolTowards,
  type Wish,
} from '../measuring/index.ts';
import type { MiniatureId, MoveAnswer, MovePlan, Placement } from '../model/index.ts';
import { type MoveContext, startOf } from './move-context.ts';
import {
  completePlacements,
  keptPlaces,
  othersOf,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { emptyPlan, formationAfter, stayingPlacements } from './standard-move.ts';
import { isNumber, type MoveFields, pointIn, type Way } from './ways-to-move.ts';

/** Where the move ends with the tool bent so. */
interface End {
  readonly speed: Speed;
  readonly bend: number;
  readonly along: number;
  readonly plan: MovePlan;
}

/** Bends that are tried when a full move is looked for. lg.compulsory-move.path-choice */
const BENDS = Array.from({ length: 19 }, (_, index) => index * 10 - 90);
const SHARES = [1, 0.75, 0.5, 0.25] as const;
/** A bent tool is answered with so many millimetres of care. */
const CARE = 0.5;

/** Slowed by difficult terrain it still counts as a move at maximum speed. lg.compulsory-move.difficult-terrain */
function speedWith(context: MoveContext, bend: number): number {
  const { who, speeds, startsSlow, around } = context;
  if (startsSlow) return speeds.slowed;
  const start = startOf(context);
  const route = layTool(start, who.base, { speed: speeds.full as Speed, angle: start.heading, bend });
  return difficultAlong(route, lengthOf(route), who, around.relief).length > 0 ? speeds.slowed : speeds.full;
}

/** The end with this bend: full, or as far as it goes and everybody has room. lg.compulsory-move.partial-if-blocked, lg.compulsory-move.no-room */
function endWith(context: MoveContext, bend: number, wishes?: readonly Wish[]): End {
  const { unit, who, around, speeds, displaceable } = context;
  const start = startOf(context);
  const speed = Math.max(1, speedWith(context, bend)) as Speed;
  const route = layTool(start, who.base, { speed, angle: start.heading, bend });
  const reached = endCompulsoryMove(route, who, around);
  for (const share of reached ? SHARES : []) {
    const after = reached!.after * share;
    const stand = standOn(route, who, after, around);
    if (standFault(who, stand, around)) continue;
    const displaced = displaceable
      .filter((figure) => areWithin(stand, radiusOf(who.base), who.height, figure, -TOLERANCE))
      .map(({ id }) => id as MiniatureId);
    const formation = formationAfter(context, { stand, displaced, contacted: null });
    const others = completePlacements(formation, wishes ?? keptPlaces(unit, start, stand));
    if (!others) continue;
    const wounds = reached!.isFull && share === 1 ? 0 : speeds.full;
    const plan = { ...emptyPlan(context, stand), others, displaced, wounds };
    return { speed, bend, along: after / lengthOf(route), plan };
  }
  // Blocked altogether: a partial move of no length. lg.compulsory-move.partial-wounds
  const plan = {
    ...emptyPlan(context, start),
    others: stayingPlacements(unit),
    wounds: speeds.full,
    // lg.compulsory-move.off-battlefield
    leaves: !isOnTable(around.relief, start, radiusOf(who.base)),
  };
  return { speed, bend, along: 0, plan };
}

/** Whoever is wounded by it made a partial move. lg.compulsory-move.partial-wounds */
function isFull({ plan }: End): boolean {
  return plan.wounds === 0;
}

function answerOf(context: MoveContext, { speed, bend, along, plan }: End): MoveAnswer {
  return { type: 'compulsory', speed, angle: startOf(context).heading, bend, along, others: plan.others };
}

/** The others as answered, in place of those that were worked out. */
function withOthers(context: MoveContext, end: End, others: readonly Placement[]): MovePlan | Refusal {
  const { plan } = end;
  if (end.along > 0) {
    const { to: stand, displaced } = plan;
    const formation = formationAfter(context, { stand, displaced, contacted: null });
    const fault = refusePlacements(formation, others);
    if (fault) return fault;
  }
  return { ...plan, others };
}

/** A full move at maximum speed before anything else, bent as the player likes. lg.compulsory-move.full-max-speed */
export function compulsoryWay(context: MoveContext): Way {
  const { unit, who } = context;
  const start = startOf(context);
  let isFullPossible: boolean | undefined;
  const mayBeFull = () => {
    isFullPossible ??= BENDS.some((bend) => isFull(endWith(context, bend)));
    return isFullPossible;
  };
  const judge = (end: End): Refusal | undefined =>
    !isFull(end) && mayBeFull() ? refused('lg.compulsory-move.path-choice', { unit: unit.id }) : undefined;
  const plan = (answer: MoveFields): MovePlan | Refusal => {
    const { speed, angle, bend, along } = answer;
    if (!isNumber(bend) || !isNumber(angle) || !isNumber(along) || !isNumber(speed)) {
      return refused('table.malformed-answer', { field: 'speed, angle, bend, along' });
    }
    const fault = toolFault(start, who.base, { angle, bend });
    if (fault) return refused(fault, { unit: unit.id });
    const end = endWith(context, bend);
    const length = lengthOf(layTool(start, who.base, { speed: end.speed, angle, bend }));
    const isSame = speed === end.speed && Math.abs(along - end.along) * length <= CARE;
    if (!isSame) return refused('lg.compulsory-move.full-max-speed', { unit: unit.id });
    const against = judge(end);
    if (against) return against;
    const others = readPlacements(
      answer.others,
      othersOf(unit).map(({ id }) => id),
    );
    return others ? withOthers(context, end, others) : refused('table.malformed-answer', { field: 'others' });
  };
  return {
    plan,
    *suggest() {
      if (speedWith(context, 0) < 1) return;
      for (const bend of [0, 30, -30, 60, -60, 90, -90, 15, -15, 45, -45, 75, -75]) {
        const end = endWith(context, bend);
        if (!judge(end) && !isRefusal(plan({ ...answerOf(context, end) } as unknown as MoveFields)))
          yield answerOf(context, end);
      }
      if (!mayBeFull()) return;
      for (const bend of BENDS) {
        const end = endWith(context, bend);
        if (isFull(end)) yield answerOf(context, end);
      }
    },
    complete: (rough) => {
      const point = pointIn(rough);
      const bend = isNumber(rough.bend)
        ? Math.max(-90, Math.min(90, rough.bend))
        : point
          ? toolTowards(start, who.base, 3, point).bend
          : 0;
      const end = endWith(context, bend);
      return judge(end) ?? answerOf(context, end);
    },
  };
}
