import type { Point } from '@sortie/geometry';
import type { Field, Squad } from '../planner/field.ts';
import { type Goal, nearness } from './goal.ts';
import { goalsOf } from './goals.ts';

/** Points of a unit for which a goal is worth one point less: cheap units go, strong ones fight. */
const COSTLY = 0.08;

interface Offer {
  readonly squad: Squad;
  readonly goal: Goal;
  readonly worth: number;
}

function assign(field: Field): ReadonlyMap<string, Goal> {
  const goals = goalsOf(field);
  const offers: Offer[] = field.own.flatMap((squad) =>
    goals
      .filter((goal) => goal.suits(squad))
      .map((goal) => ({
        squad,
        goal,
        worth: nearness(field, squad, goal, squad.at) - (goal.wanted > 10 ? 0 : COSTLY * squad.points),
      })),
  );
  offers.sort((one, other) => other.worth - one.worth || (one.squad.id < other.squad.id ? -1 : 1));
  const taken = new Map<string, number>();
  const assigned = new Map<string, Goal>();
  for (const { squad, goal } of rounds(offers)) {
    const count = taken.get(goal.id) ?? 0;
    if (assigned.has(squad.id) || count >= goal.wanted) continue;
    assigned.set(squad.id, { ...goal, worth: goal.worth / (1 + 0.6 * count * (goal.wanted > 10 ? 0 : 1)) });
    taken.set(goal.id, count + 1);
  }
  return assigned;
}

/** Every goal gets its first unit before any gets a second. */
function* rounds(offers: readonly Offer[]): Iterable<Offer> {
  const served = new Set<string>();
  const used = new Set<string>();
  for (const offer of offers) {
    if (served.has(offer.goal.id) || used.has(offer.squad.id)) continue;
    served.add(offer.goal.id);
    used.add(offer.squad.id);
    yield offer;
  }
  yield* offers;
}

const known = new WeakMap<Field, ReadonlyMap<string, Goal>>();

/** The goal that a unit of the own army is sent to; undefined where it is to fight. */
export function goalOf(field: Field, squad: Squad): Goal | undefined {
  let assigned = known.get(field);
  if (!assigned) {
    assigned = assign(field);
    known.set(field, assigned);
  }
  return assigned.get(squad.id);
}

/** What the objective brings to a unit at a place. */
export function goalWorth(field: Field, squad: Squad, at: Point): number {
  const goal = goalOf(field, squad);
  return goal ? nearness(field, squad, goal, at) : 0;
}
